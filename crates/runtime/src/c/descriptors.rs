//! Descriptors: what each leads to, and reading, writing and moving what that is.

use crate::c::memory_files::MemoryFile;
use crate::process::Process;
use crate::system::pipe::{End, Pipe};
use crate::system::poll::Ready;
use draig_interp::account::{SMALL, Tally};
use draig_interp::host::{Errno, FileId, OpenFlags, SeekFrom};
use draig_interp::site::Site;
use draig_interp::stop::{Run, fault};
use draig_interp::value::Slot;

/// How many descriptors there may be.
const MAX_DESCRIPTORS: usize = 1024;
/// The number of the first descriptor that the program cannot name.
pub(crate) const HIDDEN: usize = 1 << 20;
/// The most that a file in memory may hold.
pub(crate) const MAX_MEMORY_FILE: usize = 1 << 28;
const EISDIR: Errno = Errno(21);
/// What is no folder.
pub(crate) const ENOTDIR: Errno = Errno(20);

/// What a descriptor leads to.
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
    /// A folder by its path: what is opened relative to it is found there.
    Directory(Vec<u8>),
}

/// All descriptors.
#[derive(Debug)]
pub(crate) struct Descriptors {
    /// The number of what each descriptor leads to.
    descriptors: Vec<Option<usize>>,
    /// What is open, and how many descriptors lead to it.
    opened: Vec<Option<(Descriptor, u32)>>,
    /// What streams without a descriptor lead to, from [`HIDDEN`] on.
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
    /// Adds up what they take.
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

    /// The lowest free descriptor from `least` on.
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

    /// The reading and the writing end of a new pipe.
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

    /// A pipe that an open end belongs to.
    pub(crate) fn pipe(&mut self, number: usize) -> Run<&mut Pipe> {
        self.pipes.get_mut(number).ok_or_else(|| fault("an end of no pipe"))
    }

    /// Another descriptor, from `least` on, for what one leads to.
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

    /// Frees a descriptor; what it led to, if no other leads there.
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

    /// What files in memory of the program refer to.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        for descriptor in self.hidden.iter().flatten() {
            if let Descriptor::Program(file) = descriptor {
                file.roots(out);
            }
        }
    }
}

impl Process<'_, '_> {
    /// Opens a file or a folder.
    pub(crate) fn open_descriptor(&mut self, path: &[u8], flags: OpenFlags) -> Result<i64, Errno> {
        let file = self.host.open(path, flags)?;
        let is_directory = self.host.stat_file(file).is_ok_and(|stat| stat.directory);
        let added = if is_directory {
            self.host.close(file)?;
            return self.state().descriptors.add_descriptor(Descriptor::Directory(path.to_vec()));
        } else {
            self.state().descriptors.add_descriptor(Descriptor::File { file, append: flags.append })
        };
        if added.is_err() {
            // That there are too many is what is told.
            let _ = self.host.close(file);
        }
        added
    }

    /// Opens a folder.
    pub(crate) fn open_directory(&mut self, path: &[u8]) -> Result<i64, Errno> {
        if !self.host.stat(path)?.directory {
            return Err(ENOTDIR);
        }
        self.state().descriptors.add_descriptor(Descriptor::Directory(path.to_vec()))
    }

    /// The path of the folder that a descriptor leads to.
    pub(crate) fn directory_path(&mut self, number: i64) -> Result<Vec<u8>, Errno> {
        match self.state().descriptors.descriptor(number)? {
            Descriptor::Directory(path) => Ok(path.clone()),
            _ => Err(ENOTDIR),
        }
    }

    /// A file without a name, in memory.
    pub(crate) fn temporary_descriptor(&mut self) -> Result<i64, Errno> {
        self.state().descriptors.add_descriptor(Descriptor::Memory { bytes: Vec::new(), at: 0 })
    }

    /// Closes a descriptor.
    pub(crate) fn close_descriptor(&mut self, number: i64) -> Result<(), Errno> {
        self.state().descriptors.descriptor(number)?;
        match self.state().descriptors.release(number) {
            Some(Descriptor::File { file, .. }) => self.host.close(file),
            _ => Ok(()),
        }
    }

    /// Has a descriptor lead to where another leads, as `dup2` does.
    pub(crate) fn replace_descriptor(&mut self, from: i64, to: i64) -> Result<(), Errno> {
        self.state().descriptors.descriptor(from)?;
        let to = usize::try_from(to).ok().filter(|&to| to < MAX_DESCRIPTORS).ok_or(Errno::EBADF)?;
        if from == to as i64 {
            return Ok(());
        }
        if self.state().descriptors.descriptor(to as i64).is_ok() {
            // Whether closing it failed is not told.
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

    /// Whether reading from and writing to a pipe says `EAGAIN` instead of waiting; sets that, if asked to.
    pub(crate) fn nonblocking(&mut self, number: i64, wanted: Option<bool>) -> bool {
        match self.state().descriptors.descriptor(number) {
            Ok(Descriptor::Pipe(end)) => {
                end.nonblocking = wanted.unwrap_or(end.nonblocking);
                end.nonblocking
            }
            _ => false,
        }
    }

    /// Opens a stream over memory of the program, which has no descriptor that the program could name.
    pub(crate) fn open_memory_stream(&mut self, file: MemoryFile, flags: OpenFlags) -> Run<Slot> {
        let hidden = &mut self.state().descriptors.hidden;
        let free = hidden.iter().position(Option::is_none).unwrap_or(hidden.len());
        if free == hidden.len() {
            hidden.push(None);
        }
        hidden[free] = Some(Descriptor::Program(file));
        self.open_stream((HIDDEN + free) as i64, flags)
    }

    /// Does something with the file in memory of the program that a descriptor leads to, if it does.
    pub(crate) fn with_memory_file<T>(
        &mut self,
        number: i64,
        action: impl FnOnce(&mut MemoryFile, &mut Process<'_, '_>, Site) -> Run<T>,
    ) -> Run<Option<T>> {
        let Ok(Descriptor::Program(file)) = self.state().descriptors.descriptor(number) else { return Ok(None) };
        let (mut file, site) = (*file, self.thread.site);
        let done = action(&mut file, self, site)?;
        if let Ok(Descriptor::Program(place)) = self.state().descriptors.descriptor(number) {
            *place = file;
        }
        Ok(Some(done))
    }

    /// Writes to a descriptor; how many bytes it took.
    pub(crate) fn write_descriptor(&mut self, number: i64, bytes: &[u8]) -> Run<Result<usize, Errno>> {
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

    /// Writes to standard output or standard error, in pieces of which a host that keeps them can have enough.
    fn write_out(&mut self, stream: u8, bytes: &[u8]) -> Run<Result<usize, Errno>> {
        for piece in bytes.chunks(SMALL as usize) {
            if self.host.kept() > 0 {
                self.afford(3 * piece.len() as u64)?;
            }
            if let Err(errno) = self.host.write(stream, piece) {
                return Ok(Err(errno));
            }
        }
        Ok(Ok(bytes.len()))
    }

    /// Lets a file in memory grow to a capacity, if that is wanted.
    fn make_room(&mut self, number: i64, capacity: Option<usize>) -> Run<()> {
        if let Some(capacity) = capacity {
            self.afford(capacity as u64)?;
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
            Descriptor::File { file, append } => {
                let (file, append) = (*file, *append);
                if append {
                    // The host may keep the position of a file opened so; C puts every write at the end.
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

    /// Reads from a descriptor; 0 at its end.
    pub(crate) fn read_descriptor(&mut self, number: i64, buffer: &mut [u8]) -> Run<Result<usize, Errno>> {
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

    /// Moves a descriptor; the new place.
    pub(crate) fn seek_descriptor(&mut self, number: i64, to: SeekFrom) -> Result<u64, Errno> {
        match self.state().descriptors.descriptor(number)? {
            Descriptor::Stdin | Descriptor::Out(_) | Descriptor::Pipe(_) => Err(Errno::ESPIPE),
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

    /// What `fstat` tells: kind (`S_IFMT` bits with permissions) and size.
    pub(crate) fn stat_descriptor(&mut self, number: i64) -> Result<draig_interp::host::Stat, Errno> {
        match self.state().descriptors.descriptor(number)? {
            Descriptor::File { file, .. } => {
                let file = *file;
                self.host.stat_file(file)
            }
            Descriptor::Memory { bytes, .. } => {
                Ok(draig_interp::host::Stat { size: bytes.len() as u64, ..Default::default() })
            }
            Descriptor::Stdin | Descriptor::Out(_) | Descriptor::Pipe(_) => Ok(draig_interp::host::Stat::default()),
            Descriptor::Directory(path) => {
                let path = path.clone();
                self.host.stat(&path)
            }
            Descriptor::Program(_) => Err(Errno::EBADF),
        }
    }

    /// Whether a descriptor is one of the standard streams' pipes.
    pub(crate) fn is_pipe(&mut self, number: i64) -> bool {
        matches!(
            self.state().descriptors.descriptor(number),
            Ok(Descriptor::Stdin | Descriptor::Out(_) | Descriptor::Pipe(_))
        )
    }

    /// What can be done with a descriptor now.
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
            // Whether the host would have to wait for its user is not known; reading ends some time.
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
            // Nobody asks for those of what has no name.
            _ => Ok(()),
        }
    }

    /// Cuts or extends a file.
    pub(crate) fn truncate_descriptor(&mut self, number: i64, size: u64) -> Run<Result<(), Errno>> {
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

/// The capacity that a file in memory needs to hold so many bytes, if it has less and may have that: it
/// grows by a quarter at least.
fn growth(file: &Vec<u8>, size: usize) -> Option<usize> {
    let capacity = file.capacity();
    (capacity < size && size <= MAX_MEMORY_FILE).then(|| size.max(capacity + capacity / 4))
}
