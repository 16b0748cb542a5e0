//! File descriptors: the files that they refer to, and reading, writing and seeking.

use crate::c::memory_files::MemoryFile;
use crate::globals::Global;
use crate::process::Process;
use crate::system::pipe::{End, Pipe};
use crate::system::poll::Ready;
use draig_interp::account::{SMALL_REQUEST, Tally};
use draig_interp::host::{Errno, FileId, OpenFlags, SeekFrom};
use draig_interp::site::Site;
use draig_interp::stop::{Result, fault};
use draig_interp::value::Slot;

/// Devices that give random bytes.
const RANDOM: [&[u8]; 2] = [b"/dev/random", b"/dev/urandom"];
/// Device without content.
const NULL: &[u8] = b"/dev/null";
/// Maximum number of descriptors.
const MAX_DESCRIPTORS: usize = 1024;
/// Number of the first descriptor that is hidden from the program.
pub(crate) const HIDDEN: usize = 1 << 20;
/// Maximum size of a file in memory.
pub(crate) const MAX_MEMORY_FILE: usize = 1 << 28;
const EISDIR: Errno = Errno(21);
/// Not a directory.
pub(crate) const ENOTDIR: Errno = Errno(20);

/// File that a descriptor refers to.
#[derive(Debug)]
enum Descriptor {
    Stdin,
    Out(u8),
    File {
        file: FileId,
        append: bool,
    },
    Memory {
        bytes: Vec<u8>,
        at: usize,
    },
    Pipe(End),
    Program(MemoryFile),
    /// A device that gives random bytes by the seed, and takes any.
    Random,
    /// A device that gives none, and takes any.
    Null,
    /// A directory, as the path that relative paths are resolved against.
    Directory(Vec<u8>),
}

/// All descriptors.
#[derive(Debug)]
pub(crate) struct Descriptors {
    /// Index of each descriptor's file.
    descriptors: Vec<Option<usize>>,
    /// Open files, and the number of descriptors that refer to each.
    opened: Vec<Option<(Descriptor, u32)>>,
    /// Files of streams without a visible descriptor, from [`HIDDEN`] on.
    hidden: Vec<Option<Descriptor>>,
    pipes: Vec<Pipe>,
}

impl Default for Descriptors {
    fn default() -> Descriptors {
        Descriptors {
            descriptors: vec![Some(0), Some(1), Some(2)],
            opened: vec![Some((Descriptor::Stdin, 1)), Some((Descriptor::Out(1), 1)), Some((Descriptor::Out(2), 1))],
            hidden: Vec::new(),
            pipes: Vec::new(),
        }
    }
}

impl Descriptors {
    /// Adds the memory of the descriptors to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.descriptors);
        tally.vec(&self.opened);
        tally.vec(&self.hidden);
        tally.vec(&self.pipes);
        tally.fixed(self.pipes.iter().map(|pipe| pipe.bytes.capacity()).sum());
        for (descriptor, _) in self.opened.iter().flatten() {
            if let Descriptor::Memory { bytes, .. } | Descriptor::Directory(bytes) = descriptor {
                tally.fixed(bytes.capacity());
            }
        }
    }

    /// Returns the lowest free descriptor from `least` on.
    fn free_descriptor(&mut self, least: usize) -> Result<usize, Errno> {
        const EMFILE: Errno = Errno(24);
        let taken = self.descriptors.iter().skip(least).position(Option::is_none);
        let free = taken.map_or(self.descriptors.len().max(least), |free| least + free);
        if free >= MAX_DESCRIPTORS {
            return Err(EMFILE);
        }
        if free >= self.descriptors.len() {
            self.descriptors.resize(free + 1, None);
        }
        Ok(free)
    }

    fn add_descriptor(&mut self, descriptor: Descriptor) -> Result<i64, Errno> {
        let number = self.free_descriptor(0)?;
        let free = self.opened.iter().position(Option::is_none).unwrap_or(self.opened.len());
        if free == self.opened.len() {
            self.opened.push(None);
        }
        self.opened[free] = Some((descriptor, 1));
        self.descriptors[number] = Some(free);
        Ok(number as i64)
    }

    /// Creates a pipe; returns its reading and its writing end.
    pub(crate) fn add_pipe(&mut self, nonblocking: bool) -> Result<[i64; 2], Errno> {
        let free = self.pipes.iter().position(|pipe| pipe.ends == [false; 2]).unwrap_or(self.pipes.len());
        if free == self.pipes.len() {
            self.pipes.push(Pipe::default());
        }
        let end = End { pipe: free, writes: false, nonblocking };
        let reads = self.add_descriptor(Descriptor::Pipe(end))?;
        let writes = match self.add_descriptor(Descriptor::Pipe(End { writes: true, ..end })) {
            Ok(writes) => writes,
            Err(errno) => {
                self.release(reads);
                return Err(errno);
            }
        };
        self.pipes[free] = Pipe { ends: [true; 2], ..Pipe::default() };
        Ok([reads, writes])
    }

    /// Returns the pipe of an open end.
    pub(crate) fn pipe(&mut self, number: usize) -> Result<&mut Pipe> {
        self.pipes.get_mut(number).ok_or_else(|| fault("an end of no pipe"))
    }

    /// Duplicates a descriptor; the new one is at least `least`.
    pub(crate) fn duplicate(&mut self, number: i64, least: usize) -> Result<i64, Errno> {
        self.descriptor(number)?;
        let place = self.descriptors[number as usize];
        let free = self.free_descriptor(least)?;
        self.share(place, free);
        Ok(free as i64)
    }

    fn share(&mut self, place: Option<usize>, number: usize) {
        self.descriptors[number] = place;
        if let Some(Some((_, count))) = place.and_then(|place| self.opened.get_mut(place)) {
            *count += 1;
        }
    }

    /// Frees a descriptor; returns its file if no other descriptor refers to it.
    fn release(&mut self, number: i64) -> Option<Descriptor> {
        let index = usize::try_from(number).ok()?;
        let hidden = index.checked_sub(HIDDEN);
        if let Some(hidden) = hidden {
            return self.hidden.get_mut(hidden)?.take();
        }
        let place = self.descriptors.get_mut(index)?.take()?;
        let (_, count) = self.opened.get_mut(place)?.as_mut()?;
        *count -= 1;
        if *count > 0 {
            return None;
        }
        let (descriptor, _) = self.opened[place].take()?;
        if let Descriptor::Pipe(end) = descriptor
            && let Some(pipe) = self.pipes.get_mut(end.pipe)
        {
            pipe.ends[usize::from(end.writes)] = false;
            if pipe.ends == [false; 2] {
                *pipe = Pipe::default();
            }
        }
        Some(descriptor)
    }

    fn descriptor(&mut self, number: i64) -> Result<&mut Descriptor, Errno> {
        let index = usize::try_from(number).map_err(|_| Errno::EBADF)?;
        if index >= HIDDEN {
            return self.hidden.get_mut(index - HIDDEN).and_then(Option::as_mut).ok_or(Errno::EBADF);
        }
        let place = self.descriptors.get(index).copied().flatten().ok_or(Errno::EBADF)?;
        let opened = self.opened.get_mut(place).and_then(Option::as_mut).ok_or(Errno::EBADF)?;
        Ok(&mut opened.0)
    }

    /// Adds the references of files in the program's memory.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        for descriptor in self.hidden.iter().flatten() {
            if let Descriptor::Program(file) = descriptor {
                file.roots(out);
            }
        }
    }
}

impl Process<'_, '_> {
    /// Opens a file or a directory.
    pub(crate) fn open_descriptor(&mut self, path: &[u8], flags: OpenFlags) -> Result<i64, Errno> {
        let added = match path {
            NULL => self.state().descriptors.add_descriptor(Descriptor::Null),
            _ if RANDOM.contains(&path) => self.state().descriptors.add_descriptor(Descriptor::Random),
            _ => self.open_file(path, flags),
        };
        added.inspect(|&number| self.renew_descriptor(number))
    }

    fn open_file(&mut self, path: &[u8], flags: OpenFlags) -> Result<i64, Errno> {
        let file = self.host.open(path, flags)?;
        let is_directory = self.host.stat_file(file).is_ok_and(|stat| stat.directory);
        let added = if is_directory {
            self.host.close(file)?;
            return self.state().descriptors.add_descriptor(Descriptor::Directory(path.to_vec()));
        } else {
            self.state().descriptors.add_descriptor(Descriptor::File { file, append: flags.append })
        };
        if added.is_err() {
            // Report the excess of descriptors, whatever `close` returns.
            let _ = self.host.close(file);
        }
        added
    }

    /// Opens a directory.
    pub(crate) fn open_directory(&mut self, path: &[u8]) -> Result<i64, Errno> {
        if !self.host.stat(path)?.directory {
            return Err(ENOTDIR);
        }
        self.state().descriptors.add_descriptor(Descriptor::Directory(path.to_vec()))
    }

    /// Returns the path of the directory that a descriptor refers to.
    pub(crate) fn directory_path(&mut self, number: i64) -> Result<Vec<u8>, Errno> {
        match self.state().descriptors.descriptor(number)? {
            Descriptor::Directory(path) => Ok(path.clone()),
            _ => Err(ENOTDIR),
        }
    }

    /// Opens a file without a name, in memory.
    pub(crate) fn temporary_descriptor(&mut self) -> Result<i64, Errno> {
        self.state().descriptors.add_descriptor(Descriptor::Memory { bytes: Vec::new(), at: 0 })
    }

    /// Records that the running thread uses a descriptor, or closes it. A use that is not ordered with the closing may be
    /// one of another file.
    pub(crate) fn use_descriptor(&mut self, number: i64, closes: bool, site: Site) -> Result<()> {
        let known = usize::try_from(number).ok().filter(|&number| number < MAX_DESCRIPTORS);
        let Some(number) = known.filter(|_| self.memory.may_race()) else { return Ok(()) };
        let thing = self.library_object(Global::Descriptor(number as u16))?;
        self.memory.use_thing(thing, closes, site)
    }

    /// Forgets the uses of a descriptor, which is a new one.
    pub(crate) fn renew_descriptor(&mut self, number: i64) {
        let thing =
            u16::try_from(number).ok().and_then(|number| self.state().objects.known(Global::Descriptor(number)));
        if let Some(thing) = thing {
            self.memory.renew_thing(thing);
        }
    }

    /// Closes a descriptor.
    pub(crate) fn close_descriptor(&mut self, number: i64) -> Result<(), Errno> {
        self.state().descriptors.descriptor(number)?;
        match self.state().descriptors.release(number) {
            Some(Descriptor::File { file, .. }) => self.host.close(file),
            _ => Ok(()),
        }
    }

    /// Makes a descriptor refer to another one's file, as `dup2` does.
    pub(crate) fn replace_descriptor(&mut self, from: i64, to: i64) -> Result<(), Errno> {
        self.state().descriptors.descriptor(from)?;
        let to = usize::try_from(to).ok().filter(|&to| to < MAX_DESCRIPTORS).ok_or(Errno::EBADF)?;
        if from == to as i64 {
            return Ok(());
        }
        if self.state().descriptors.descriptor(to as i64).is_ok() {
            // Failure to close it is not reported.
            let _ = self.close_descriptor(to as i64);
        }
        let table = &mut self.state().descriptors;
        if table.descriptors.len() <= to {
            table.descriptors.resize(to + 1, None);
        }
        let place = table.descriptors[from as usize];
        table.share(place, to);
        Ok(())
    }

    /// Returns whether reading from and writing to a pipe fails with `EAGAIN` instead of waiting; sets that
    /// if asked to.
    pub(crate) fn nonblocking(&mut self, number: i64, wanted: Option<bool>) -> bool {
        match self.state().descriptors.descriptor(number) {
            Ok(Descriptor::Pipe(end)) => {
                end.nonblocking = wanted.unwrap_or(end.nonblocking);
                end.nonblocking
            }
            _ => false,
        }
    }

    /// Opens a stream over the program's memory. Its descriptor is hidden from the program.
    pub(crate) fn open_memory_stream(&mut self, file: MemoryFile, flags: OpenFlags) -> Result<Slot> {
        let hidden = &mut self.state().descriptors.hidden;
        let free = hidden.iter().position(Option::is_none).unwrap_or(hidden.len());
        if free == hidden.len() {
            hidden.push(None);
        }
        hidden[free] = Some(Descriptor::Program(file));
        self.open_stream((HIDDEN + free) as i64, flags)
    }

    /// Calls a function on the file in memory that a descriptor refers to, if it is one.
    pub(crate) fn with_memory_file<T>(
        &mut self,
        number: i64,
        action: impl FnOnce(&mut MemoryFile, &mut Process<'_, '_>, Site) -> Result<T>,
    ) -> Result<Option<T>> {
        let Ok(Descriptor::Program(file)) = self.state().descriptors.descriptor(number) else { return Ok(None) };
        let (mut file, site) = (*file, self.thread.site);
        let done = action(&mut file, self, site)?;
        if let Ok(Descriptor::Program(place)) = self.state().descriptors.descriptor(number) {
            *place = file;
        }
        Ok(Some(done))
    }

    /// Writes to a descriptor; returns the number of bytes written.
    pub(crate) fn write_descriptor(&mut self, number: i64, bytes: &[u8]) -> Result<Result<usize, Errno>> {
        let room = match self.state().descriptors.descriptor(number) {
            Ok(&mut Descriptor::Out(stream)) => return self.write_out(stream, bytes),
            Ok(&mut Descriptor::Pipe(end)) => return self.write_pipe(end, bytes),
            Ok(Descriptor::Memory { bytes: file, at }) => growth(file, at.saturating_add(bytes.len())),
            _ => None,
        };
        self.make_room(number, room)?;
        let done = self.with_memory_file(number, |file, process, site| file.write(process, bytes, site))?;
        Ok(done.unwrap_or_else(|| self.write_file_descriptor(number, bytes)))
    }

    /// Writes to standard output or standard error, in pieces, so that a host that stores them can stop at
    /// its limit.
    fn write_out(&mut self, stream: u8, bytes: &[u8]) -> Result<Result<usize, Errno>> {
        for piece in bytes.chunks(SMALL_REQUEST as usize) {
            if self.host.kept() > 0 {
                self.reserve_memory(3 * piece.len() as u64)?;
            }
            if let Err(errno) = self.host.write(stream, piece) {
                return Ok(Err(errno));
            }
        }
        Ok(Ok(bytes.len()))
    }

    /// Lets a file in memory grow to a capacity, if given.
    fn make_room(&mut self, number: i64, capacity: Option<usize>) -> Result<()> {
        if let Some(capacity) = capacity {
            self.reserve_memory(capacity as u64)?;
            if let Ok(Descriptor::Memory { bytes, .. }) = self.state().descriptors.descriptor(number) {
                bytes.reserve_exact(capacity - bytes.len());
            }
        }
        Ok(())
    }

    fn write_file_descriptor(&mut self, number: i64, bytes: &[u8]) -> Result<usize, Errno> {
        match self.state().descriptors.descriptor(number)? {
            Descriptor::Stdin
            | Descriptor::Out(_)
            | Descriptor::Pipe(_)
            | Descriptor::Program(_)
            | Descriptor::Directory(_) => Err(Errno::EBADF),
            Descriptor::Random | Descriptor::Null => Ok(bytes.len()),
            Descriptor::File { file, append } => {
                let (file, append) = (*file, *append);
                if append {
                    // The host may keep the position of a file opened for appending; C appends every write.
                    self.host.seek(file, SeekFrom::End(0))?;
                }
                self.host.write_file(file, bytes)
            }
            Descriptor::Memory { bytes: file, at } => {
                const ENOSPC: Errno = Errno(28);
                let end = at.saturating_add(bytes.len());
                if end > MAX_MEMORY_FILE {
                    return Err(ENOSPC);
                }
                if file.len() < end {
                    file.resize(end, 0);
                }
                file[*at..end].copy_from_slice(bytes);
                *at = end;
                Ok(bytes.len())
            }
        }
    }

    /// Reads from a descriptor; returns 0 at its end.
    pub(crate) fn read_descriptor(&mut self, number: i64, buffer: &mut [u8]) -> Result<Result<usize, Errno>> {
        if let Ok(&mut Descriptor::Pipe(end)) = self.state().descriptors.descriptor(number) {
            return self.read_pipe(end, buffer);
        }
        let read = self.with_memory_file(number, |file, process, site| file.read(process, buffer, site))?;
        Ok(read.map_or_else(|| self.read_file_descriptor(number, buffer), Ok))
    }

    fn read_file_descriptor(&mut self, number: i64, buffer: &mut [u8]) -> Result<usize, Errno> {
        match self.state().descriptors.descriptor(number)? {
            Descriptor::Stdin => self.host.read_stdin(buffer),
            Descriptor::Out(_) | Descriptor::Pipe(_) | Descriptor::Program(_) => Err(Errno::EBADF),
            Descriptor::Directory(_) => Err(EISDIR),
            Descriptor::Null => Ok(0),
            Descriptor::Random => {
                for piece in buffer.chunks_mut(size_of::<u64>()) {
                    let random = self.choice.draw().to_le_bytes();
                    piece.copy_from_slice(&random[..piece.len()]);
                }
                Ok(buffer.len())
            }
            Descriptor::File { file, .. } => {
                let file = *file;
                self.host.read(file, buffer)
            }
            Descriptor::Memory { bytes, at } => {
                let there = bytes.get(*at..).unwrap_or(&[]);
                let count = there.len().min(buffer.len());
                buffer[..count].copy_from_slice(&there[..count]);
                *at += count;
                Ok(count)
            }
        }
    }

    /// Seeks in a descriptor; returns the new position.
    pub(crate) fn seek_descriptor(&mut self, number: i64, to: SeekFrom) -> Result<u64, Errno> {
        match self.state().descriptors.descriptor(number)? {
            Descriptor::Stdin | Descriptor::Out(_) | Descriptor::Pipe(_) | Descriptor::Random => Err(Errno::ESPIPE),
            Descriptor::Null => Ok(0),
            Descriptor::Program(file) => file.seek(to),
            Descriptor::Directory(_) => Err(Errno::EINVAL),
            Descriptor::File { file, .. } => {
                let file = *file;
                self.host.seek(file, to)
            }
            Descriptor::Memory { bytes, at } => {
                let place = match to {
                    SeekFrom::Start(place) => i64::try_from(place).ok(),
                    SeekFrom::Current(by) => (*at as i64).checked_add(by),
                    SeekFrom::End(by) => (bytes.len() as i64).checked_add(by),
                };
                *at = place.and_then(|place| usize::try_from(place).ok()).ok_or(Errno::EINVAL)?;
                Ok(*at as u64)
            }
        }
    }

    /// Returns the result of `fstat`: kind (`S_IFMT` bits with permissions) and size.
    pub(crate) fn stat_descriptor(&mut self, number: i64) -> Result<draig_interp::host::Stat, Errno> {
        match self.state().descriptors.descriptor(number)? {
            Descriptor::File { file, .. } => {
                let file = *file;
                self.host.stat_file(file)
            }
            Descriptor::Memory { bytes, .. } => {
                Ok(draig_interp::host::Stat { size: bytes.len() as u64, ..Default::default() })
            }
            Descriptor::Stdin | Descriptor::Out(_) | Descriptor::Pipe(_) | Descriptor::Random | Descriptor::Null => {
                Ok(draig_interp::host::Stat::default())
            }
            Descriptor::Directory(path) => {
                let path = path.clone();
                self.host.stat(&path)
            }
            Descriptor::Program(_) => Err(Errno::EBADF),
        }
    }

    /// Returns the end of a pipe that a descriptor refers to.
    pub(crate) fn end_of_pipe(&mut self, number: i64) -> Option<End> {
        match self.state().descriptors.descriptor(number) {
            Ok(&mut Descriptor::Pipe(end)) => Some(end),
            _ => None,
        }
    }

    /// Returns whether a descriptor is one of the standard streams' pipes.
    pub(crate) fn is_pipe(&mut self, number: i64) -> bool {
        matches!(
            self.state().descriptors.descriptor(number),
            Ok(Descriptor::Stdin | Descriptor::Out(_) | Descriptor::Pipe(_))
        )
    }

    /// Returns the operations that a descriptor is ready for.
    pub(crate) fn readiness(&mut self, number: i64) -> Result<Ready, Errno> {
        if let Descriptor::Pipe(end) = *self.state().descriptors.descriptor(number)? {
            let pipe = self.state().descriptors.pipes.get(end.pipe);
            let (held, ends) = pipe.map_or((0, [false; 2]), |pipe| (pipe.bytes.len(), pipe.ends));
            return Ok(match end.writes {
                true => Ready { write: held < crate::system::pipe::CAPACITY, hung_up: !ends[0], read: false },
                false => Ready { read: held > 0, hung_up: !ends[1], write: false },
            });
        }
        Ok(match self.state().descriptors.descriptor(number)? {
            // Whether the host would have to wait for its user is unknown; the read ends at some time.
            Descriptor::Stdin => Ready { read: true, ..Ready::default() },
            Descriptor::Out(_) => Ready { write: true, ..Ready::default() },
            _ => Ready { read: true, write: true, hung_up: false },
        })
    }

    /// Sets the permissions of an open file.
    pub(crate) fn set_descriptor_mode(&mut self, number: i64, mode: u32) -> Result<(), Errno> {
        match self.state().descriptors.descriptor(number)? {
            Descriptor::File { file, .. } => {
                let file = *file;
                self.host.set_file_mode(file, mode)
            }
            Descriptor::Directory(path) => {
                let path = path.clone();
                self.host.set_mode(&path, mode)
            }
            // Files without a name have no observable permissions.
            _ => Ok(()),
        }
    }

    /// Truncates or extends a file.
    pub(crate) fn truncate_descriptor(&mut self, number: i64, size: u64) -> Result<Result<(), Errno>> {
        let room = match self.state().descriptors.descriptor(number) {
            Ok(Descriptor::Memory { bytes, .. }) => growth(bytes, usize::try_from(size).unwrap_or(usize::MAX)),
            _ => None,
        };
        self.make_room(number, room)?;
        Ok(self.resize_descriptor(number, size))
    }

    fn resize_descriptor(&mut self, number: i64, size: u64) -> Result<(), Errno> {
        match self.state().descriptors.descriptor(number)? {
            Descriptor::File { file, .. } => {
                let file = *file;
                self.host.truncate(file, size)
            }
            Descriptor::Memory { bytes, .. } if size <= MAX_MEMORY_FILE as u64 => {
                bytes.resize(size as usize, 0);
                Ok(())
            }
            _ => Err(Errno::EINVAL),
        }
    }
}

/// Returns the capacity that a file in memory must grow to for `size` bytes, if it is too small and may grow.
/// It grows by at least a quarter.
fn growth(file: &Vec<u8>, size: usize) -> Option<usize> {
    let capacity = file.capacity();
    (capacity < size && size <= MAX_MEMORY_FILE).then(|| size.max(capacity + capacity / 4))
}
