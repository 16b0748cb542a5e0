//! Damaged bitcode: takes a file's records apart, changes a few of them, and writes all of them again. The
//! faults are then in the contents of records rather than in their boundaries.

use draig_bitstream::{BlockInfo, Cursor, Entry, Operand, Record, Writer, container, id};

/// Blocks are entered down to this depth.
const MAX_DEPTH: usize = 8;

/// Width of written ids: enough for the abbreviations of blobs.
const ID_WIDTH: u32 = 16;

/// Numbers at limits.
const NUMBERS: [u64; 20] = [
    0,
    1,
    2,
    3,
    7,
    8,
    16,
    32,
    64,
    127,
    255,
    256,
    4095,
    0xffff,
    1 << 20,
    (1 << 24) - 1,
    u32::MAX as u64,
    1 << 32,
    1 << 63,
    u64::MAX,
];

/// A random number below a limit, which is not 0.
pub type Random<'r> = dyn FnMut(u64) -> u64 + 'r;

/// The contents of a file.
enum Item {
    Block(u32, Vec<Item>),
    Record { code: u32, operands: Vec<u64>, blob: Option<Vec<u8>> },
}

/// Returns the file with a few records changed; `None` if it cannot be taken apart.
pub fn damage(input: &[u8], random: &mut Random<'_>) -> Option<Vec<u8>> {
    let stream = container::unwrap(input).ok()?;
    let mut cursor = Cursor::new(stream.strip_prefix(&container::MAGIC)?);
    let mut info = BlockInfo::default();
    let mut items = Vec::new();
    while !cursor.at_end() {
        match read(&mut cursor, &mut info, 0) {
            Some(Some(item)) => items.push(item),
            _ => break,
        }
    }
    for _ in 0..=random(4) {
        change(&mut items, random, 0);
    }
    let mut writer = Writer::new();
    for byte in container::MAGIC {
        writer.fixed(u64::from(byte), 8);
    }
    items.iter().for_each(|item| write(&mut writer, item));
    Some(writer.finish())
}

/// Takes an entry apart; the inner `None` is the end of the block.
fn read(cursor: &mut Cursor<'_>, info: &mut BlockInfo, depth: usize) -> Option<Option<Item>> {
    loop {
        match cursor.next().ok()? {
            Entry::End => return Some(None),
            Entry::Block(id::BLOCKINFO) => {
                cursor.enter(id::BLOCKINFO, info).ok()?.read_block_info(info).ok()?;
            }
            Entry::Block(_) if depth == MAX_DEPTH => cursor.skip_block().ok()?,
            Entry::Block(number) => {
                let mut inner = cursor.enter(number, info).ok()?;
                let mut items = Vec::new();
                while let Some(Some(item)) = read(&mut inner, info, depth + 1) {
                    items.push(item);
                }
                return Some(Some(Item::Block(number, items)));
            }
            Entry::Record(abbreviation) => {
                let mut record = Record::new();
                cursor.read_record(abbreviation, &mut record).ok()?;
                let blob = record.blob(cursor.data()).map(<[u8]>::to_vec);
                return Some(Some(Item::Record { code: record.code, operands: record.operands().to_vec(), blob }));
            }
        }
    }
}

/// Changes a block or a nested one.
fn change(items: &mut Vec<Item>, random: &mut Random<'_>, depth: usize) {
    if items.is_empty() {
        return;
    }
    let at = random(items.len() as u64) as usize;
    match &mut items[at] {
        Item::Block(_, inner) if depth < MAX_DEPTH && !inner.is_empty() && random(12) != 0 => {
            return change(inner, random, depth + 1);
        }
        Item::Record { code, operands, blob } if random(8) != 0 => return change_record(code, operands, blob, random),
        _ => {}
    }
    // Change the order and number of entries.
    match random(4) {
        0 => {
            items.remove(at);
        }
        1 => {
            let other = random(items.len() as u64) as usize;
            items.swap(at, other);
        }
        2 => {
            let copied = copy(&items[at]);
            let to = random(items.len() as u64 + 1) as usize;
            items.insert(to, copied);
        }
        _ => {
            if let Item::Block(number, _) = &mut items[at] {
                *number = 8 + random(20) as u32;
            }
        }
    }
}

fn change_record(code: &mut u32, operands: &mut Vec<u64>, blob: &mut Option<Vec<u8>>, random: &mut Random<'_>) {
    if let Some(blob) = blob
        && !blob.is_empty()
        && random(2) == 0
    {
        let at = random(blob.len() as u64) as usize;
        match random(3) {
            0 => blob.truncate(at),
            _ => blob[at] ^= 1 << random(8),
        }
        return;
    }
    if operands.is_empty() || random(10) == 0 {
        match random(3) {
            0 => *code = random(70) as u32,
            1 => operands.push(number(random)),
            _ => operands.truncate(operands.len() / 2),
        }
        return;
    }
    let at = random(operands.len() as u64) as usize;
    match random(8) {
        0 => {
            operands.remove(at);
        }
        1 => operands.insert(at, number(random)),
        2 => {
            let other = random(operands.len() as u64) as usize;
            operands.swap(at, other);
        }
        3 => operands[at] = operands[at].wrapping_add(1),
        4 => operands[at] = operands[at].wrapping_sub(1),
        5 => operands[at] ^= 1 << random(10),
        _ => operands[at] = number(random),
    }
}

fn number(random: &mut Random<'_>) -> u64 {
    match random(2) {
        0 => random(40),
        _ => NUMBERS[random(NUMBERS.len() as u64) as usize],
    }
}

fn copy(item: &Item) -> Item {
    match item {
        Item::Block(number, items) => Item::Block(*number, items.iter().map(copy).collect()),
        Item::Record { code, operands, blob } => {
            Item::Record { code: *code, operands: operands.clone(), blob: blob.clone() }
        }
    }
}

fn write(writer: &mut Writer, item: &Item) {
    match item {
        Item::Block(number, items) => {
            writer.enter_block(*number, ID_WIDTH);
            items.iter().for_each(|item| write(writer, item));
            writer.end_block();
        }
        Item::Record { code, operands, blob: None } => writer.record(*code, operands),
        Item::Record { code, operands, blob: Some(blob) } => {
            let mut fields = vec![Operand::Literal(u64::from(*code))];
            fields.extend(operands.iter().map(|_| Operand::Vbr(6)));
            fields.push(Operand::Blob);
            let abbreviation = writer.define(&fields);
            writer.abbreviated_with_blob(&abbreviation, *code, operands, &[blob]);
        }
    }
}
