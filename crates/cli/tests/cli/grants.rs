//! `draig run --dir`: the files that a program can access, and that nothing blocks it.

use crate::support::Folder;

/// Performs the file operation given by its arguments: an operation and one path, or two. It ends with
/// `errno`, or 0.
const FILES: &str = r#"
define i32 @main(i32 %argc, ptr %argv) {
  %at1 = getelementptr ptr, ptr %argv, i64 1
  %word = load ptr, ptr %at1
  %op = load i8, ptr %word
  %at2 = getelementptr ptr, ptr %argv, i64 2
  %path = load ptr, ptr %at2
  %other_at = getelementptr ptr, ptr %argv, i64 3
  %room = alloca [256 x i8], align 8
  switch i8 %op, label %unknown [
    i8 114, label %read
    i8 119, label %write
    i8 120, label %new
    i8 116, label %cut
    i8 115, label %stat
    i8 100, label %rmdir
    i8 117, label %unlink
    i8 109, label %mkdir
    i8 110, label %rename
  ]

unknown:
  ret i32 255

read:
  %f1 = call i32 (ptr, i32, ...) @open(ptr %path, i32 0)
  %no1 = icmp slt i32 %f1, 0
  br i1 %no1, label %failed, label %show
show:
  %count = call i64 @read(i32 %f1, ptr %room, i64 256)
  %unread = icmp slt i64 %count, 0
  br i1 %unread, label %failed, label %print
print:
  %shown = call i64 @write(i32 1, ptr %room, i64 %count)
  ret i32 0

write:
  %f2 = call i32 (ptr, i32, ...) @open(ptr %path, i32 577, i32 420)
  br label %fill
new:
  %f3 = call i32 (ptr, i32, ...) @open(ptr %path, i32 193, i32 420)
  br label %fill
fill:
  %f = phi i32 [ %f2, %write ], [ %f3, %new ]
  %no2 = icmp slt i32 %f, 0
  br i1 %no2, label %failed, label %letter
letter:
  store i8 110, ptr %room
  %one = call i64 @write(i32 %f, ptr %room, i64 1)
  %wrote = trunc i64 %one to i32
  %less = add i32 %wrote, -1
  br label %end

cut:
  %f4 = call i32 (ptr, i32, ...) @open(ptr %path, i32 2)
  %no4 = icmp slt i32 %f4, 0
  br i1 %no4, label %failed, label %shorter
shorter:
  %r4 = call i32 @ftruncate(i32 %f4, i64 1)
  br label %end

stat:
  %r5 = call i32 @stat(ptr %path, ptr %room)
  br label %end
rmdir:
  %r6 = call i32 @rmdir(ptr %path)
  br label %end
unlink:
  %r7 = call i32 @unlink(ptr %path)
  br label %end
mkdir:
  %r8 = call i32 @mkdir(ptr %path, i32 493)
  br label %end
rename:
  %to = load ptr, ptr %other_at
  %r9 = call i32 @rename(ptr %path, ptr %to)
  br label %end

end:
  %r = phi i32 [ %less, %letter ], [ %r4, %shorter ], [ %r5, %stat ], [ %r6, %rmdir ], [ %r7, %unlink ], [ %r8, %mkdir ], [ %r9, %rename ]
  %bad = icmp ne i32 %r, 0
  br i1 %bad, label %failed, label %done
done:
  ret i32 0

failed:
  %place = call ptr @__errno_location()
  %errno = load i32, ptr %place
  ret i32 %errno
}

declare i32 @open(ptr, i32, ...)
declare i64 @read(i32, ptr, i64)
declare i64 @write(i32, ptr, i64)
declare i32 @ftruncate(i32, i64)
declare i32 @stat(ptr, ptr)
declare i32 @rmdir(ptr)
declare i32 @unlink(ptr)
declare i32 @mkdir(ptr, i32)
declare i32 @rename(ptr, ptr)
declare ptr @__errno_location()
"#;

const ENOENT: i32 = 2;
const EACCES: i32 = 13;
const EBUSY: i32 = 16;
const EEXIST: i32 = 17;
const ENOTDIR: i32 = 20;
const EISDIR: i32 = 21;
const EINVAL: i32 = 22;
const ENAMETOOLONG: i32 = 36;
const ENOTEMPTY: i32 = 39;
const ELOOP: i32 = 40;

/// A directory with `in`, which is granted or not, and `secret` outside of it.
fn folder(test: &str) -> Folder {
    let folder = Folder::new(test);
    folder.file("files.ll", FILES);
    folder.file("secret", "secret");
    for name in ["in", "in/sub", "in/empty", "outside", "in/deep", "in/deep/er"] {
        std::fs::create_dir(folder.path(name)).expect("a folder");
    }
    for (name, text) in [("in/file", "file"), ("in/sub/file", "sub"), ("in/deep/er/file", "deep")] {
        folder.file(name, text);
    }
    folder
}

/// Runs with these grants; returns the output and the status.
fn run(folder: &Folder, grants: &[&str], args: &[&str]) -> (String, i32) {
    let granted = grants.iter().flat_map(|grant| ["--dir", grant]);
    let all: Vec<&str> = ["run", "files.ll"].into_iter().chain(granted).chain(args.iter().copied()).collect();
    let done = folder.draig(&all).run();
    assert_eq!(done.stderr(), "", "{args:?}");
    (done.stdout(), done.status().expect("a status"))
}

#[track_caller]
fn check(folder: &Folder, grants: &[&str], cases: &[(&[&str], i32)]) {
    for (args, status) in cases {
        assert_eq!(run(folder, grants, args).1, *status, "{args:?} with {grants:?}");
    }
}

#[track_caller]
fn reads(folder: &Folder, grants: &[&str], path: &str, text: &str) {
    assert_eq!(run(folder, grants, &["r", path]), (text.to_owned(), 0), "{path} with {grants:?}");
}

#[test]
fn paths_lead_where_they_lead_natively() {
    let folder = folder("grant-paths");
    let inside = folder.path("in").to_str().expect("a name").to_owned();
    let absolute = format!("{inside}/file");
    let up = format!("../{}/in/file", folder.path("").file_name().expect("a name").to_str().expect("a name"));
    let paths = ["in/file", "./in/file", "in//file", "in/./file", "in/sub/../file", "in/../in/file", &absolute, &up];
    for path in paths {
        reads(&folder, &["in"], path, "file");
        reads(&folder, &["in/"], path, "file");
        reads(&folder, &["./in/sub/.."], path, "file");
        reads(&folder, &[&inside], path, "file");
    }
    reads(&folder, &["."], "in/file", "file");
    reads(&folder, &["/"], &absolute, "file");
    check(
        &folder,
        &["in"],
        &[
            (&["r", ""], ENOENT),
            (&["r", "in/absent"], ENOENT),
            (&["r", "in/absent/file"], ENOENT),
            (&["r", "in/absent/../file"], ENOENT),
            (&["r", "in/file/"], ENOTDIR),
            (&["r", "in/file/."], ENOTDIR),
            (&["r", "in/file/file"], ENOTDIR),
            (&["r", "in/file/.."], ENOTDIR),
            (&["r", "in/"], EISDIR),
            (&["s", "in"], 0),
            (&["s", "in/"], 0),
            (&["s", "in/."], 0),
            (&["s", "in/sub/.."], 0),
            (&["s", &format!("in/{}", "x".repeat(300))], ENAMETOOLONG),
            (&["s", &format!("in/{}", "./".repeat(3000))], ENAMETOOLONG),
        ],
    );
}

#[test]
fn reading_is_not_writing() {
    let folder = folder("grant-reading");
    let cases: &[(&[&str], i32)] = &[
        (&["w", "in/file"], EACCES),
        (&["w", "in/new"], EACCES),
        (&["x", "in/new"], EACCES),
        (&["t", "in/file"], EACCES),
        (&["t", "in/absent"], ENOENT),
        (&["u", "in/file"], EACCES),
        (&["d", "in/empty"], EACCES),
        (&["m", "in/new"], EACCES),
        (&["n", "in/file", "in/new"], EACCES),
    ];
    check(&folder, &["in"], cases);
    check(&folder, &["in:ro"], cases);
    reads(&folder, &["in"], "in/file", "file");
    check(
        &folder,
        &["in:rw"],
        &[
            (&["t", "in/file"], 0),
            (&["x", "in/file"], EEXIST),
            (&["x", "in/new"], 0),
            (&["n", "in/new", "in/sub/newer"], 0),
            (&["w", "in/sub/newer"], 0),
            (&["u", "in/sub/newer"], 0),
            (&["m", "in/sub/folder"], 0),
            (&["m", "in/sub/folder/"], EEXIST),
            (&["m", "in/sub/folder/other/"], 0),
            (&["n", "in/sub/folder/other/", "in/sub/folder/third/"], 0),
            (&["n", "in/file", "in/sub/folder/file/"], ENOTDIR),
            (&["n", "in/file/", "in/sub/folder/file"], ENOTDIR),
            (&["u", "in/file/"], ENOTDIR),
            (&["w", "in/new/"], EISDIR),
            (&["d", "in/sub/folder/third/."], EINVAL),
            (&["d", "in/sub/folder/third/"], 0),
            (&["d", "in/sub/folder/"], 0),
            (&["d", "in/deep"], ENOTEMPTY),
        ],
    );
    reads(&folder, &["in"], "in/file", "f");
}

#[test]
fn outside_files_look_like_missing_ones() {
    let folder = folder("grant-outside");
    let root = folder.path("");
    let root = root.to_str().expect("a name").trim_end_matches('/');
    for grants in [&["in"][..], &["in:rw"], &["in/sub:rw", "in"], &[]] {
        for operation in ["r", "w", "x", "t", "s", "d", "u", "m"] {
            let paths = [
                "secret",
                "absent",
                "outside/../in/file",
                "absent/../in/file",
                "in/../secret",
                "in/../absent",
                "in/sub/../../secret",
                "in/sub/../../absent",
                "in/../../../secret",
                "/etc/passwd",
                "/absent",
                "/usr/../absent",
                "..",
                "/",
                ".",
                "outside",
                "in/..",
            ];
            for path in paths {
                assert_eq!(run(&folder, grants, &[operation, path]), (String::new(), EACCES), "{operation} {path}");
            }
            for path in ["secret", "absent", "outside/../in/file", "absent/../in/file", "in/../secret"] {
                let path = format!("{root}/{path}");
                assert_eq!(run(&folder, grants, &[operation, &path]).1, EACCES, "{operation} {path}");
            }
        }
    }
    check(
        &folder,
        &["in:rw"],
        &[
            (&["n", "in/file", "file"], EACCES),
            (&["n", "in/file", "in/../file"], EACCES),
            (&["n", "in/file", "in/sub/../../file"], EACCES),
            (&["n", "secret", "in/secret"], EACCES),
            (&["n", "in/../secret", "in/secret"], EACCES),
        ],
    );
    assert_eq!(folder.names(), ["files.ll", "in", "outside", "secret"]);
}

#[test]
fn the_granted_folder_stays() {
    let folder = folder("grant-stays");
    std::fs::create_dir(folder.path("g")).expect("a folder");
    check(
        &folder,
        &["g:rw"],
        &[
            (&["d", "g"], EBUSY),
            (&["d", "g/"], EBUSY),
            (&["d", "g/."], EBUSY),
            (&["d", "./g"], EBUSY),
            (&["u", "g"], EISDIR),
            (&["n", "g", "g/sub"], EBUSY),
            (&["n", "g", "h"], EBUSY),
            (&["w", "g"], EISDIR),
            (&["m", "g"], EEXIST),
            (&["m", "g/sub"], 0),
            (&["n", "g/sub", "g"], EBUSY),
        ],
    );
    for path in ["g/sub/..", "g/sub/../", "g/sub/../."] {
        let (_, errno) = run(&folder, &["g:rw"], &["d", path]);
        assert!([ENOTEMPTY, EINVAL, EBUSY].contains(&errno), "{path}: {errno}");
    }
    assert!(folder.path("g/sub").is_dir());
    // A grant of the parent directory allows removing a granted one.
    check(&folder, &["g:rw", ".:rw"], &[(&["d", "g/sub"], 0), (&["d", "g"], 0)]);
    assert!(!folder.path("g").exists());
}

#[test]
fn grants_add_up() {
    let folder = folder("grant-nested");
    for grants in [&["in", "in/sub:rw"][..], &["in/sub:rw", "in"]] {
        check(
            &folder,
            grants,
            &[
                (&["w", "in/file"], EACCES),
                (&["w", "in/sub/file"], 0),
                (&["w", "in/sub/../file"], EACCES),
                (&["w", "in/deep/../sub/file"], EACCES),
                (&["w", "in/sub/../sub/file"], 0),
                (&["n", "in/sub/file", "in/sub/other"], 0),
                (&["n", "in/sub/other", "in/other"], EACCES),
                (&["n", "in/sub/other", "in/sub/file"], 0),
            ],
        );
        reads(&folder, grants, "in/sub/../file", "file");
        reads(&folder, grants, "in/sub/../deep/../sub/file", "n");
    }
    // A directory granted for reading within one granted for writing can be written to.
    check(&folder, &["in:rw", "in/sub"], &[(&["w", "in/sub/new"], 0), (&["u", "in/sub/new"], 0)]);
    // From one grant to another.
    check(&folder, &["in/sub:rw", "in/deep:rw"], &[(&["n", "in/sub/file", "in/deep/moved"], 0)]);
    reads(&folder, &["in"], "in/deep/moved", "n");
}

#[cfg(unix)]
#[test]
fn links_are_followed_inside_only() {
    use std::os::unix::fs::symlink;
    let folder = folder("grant-links");
    let links = [
        ("file", "in/plain"),
        ("sub", "in/folder"),
        ("../file", "in/sub/up"),
        ("deep/er/../../file", "in/winding"),
        ("plain", "in/twice"),
        ("circle", "in/circle"),
        ("nothing", "in/dangling"),
        ("../secret", "in/out"),
        ("../outside", "in/away"),
        ("../absent", "in/gone"),
        ("../in/file", "in/back"),
        ("sub/../../secret", "in/far"),
        ("in", "link"),
    ];
    for (to, link) in links {
        symlink(to, folder.path(link)).expect("a link");
    }
    symlink(folder.path("in/file"), folder.path("in/whole")).expect("a link");
    symlink("/dev/null", folder.path("in/device")).expect("a link");
    for path in ["in/plain", "in/twice", "in/winding", "in/sub/up", "in/folder/up", "in/folder/../file"] {
        reads(&folder, &["in"], path, "file");
    }
    reads(&folder, &["in"], "in/folder/file", "sub");
    for grants in [&["in"][..], &["in:rw"]] {
        for path in ["out", "away", "away/x", "gone", "back", "far", "whole", "device", "folder/../../secret"] {
            let path = format!("in/{path}");
            for operation in ["r", "s", "w"] {
                assert_eq!(run(&folder, grants, &[operation, &path]).1, EACCES, "{operation} {path}");
            }
        }
    }
    check(
        &folder,
        &["in:rw"],
        &[
            (&["r", "in/circle"], ELOOP),
            (&["r", "in/dangling"], ENOENT),
            (&["x", "in/plain"], EEXIST),
            (&["x", "in/gone"], EEXIST),
            (&["m", "in/away/new"], EACCES),
            (&["u", "in/away/../secret"], EACCES),
            (&["n", "in/file", "in/away/file"], EACCES),
            // The link itself, not its target.
            (&["n", "in/out", "in/other"], 0),
            (&["u", "in/other"], 0),
            (&["u", "in/away"], 0),
            (&["w", "in/dangling"], 0),
        ],
    );
    reads(&folder, &["in"], "in/nothing", "n");
    assert!(folder.path("outside").is_dir());
    assert_eq!(std::fs::read_to_string(folder.path("secret")).expect("a file"), "secret");
    // A grant that is itself a link has both names.
    let real = folder.path("in").canonicalize().expect("a path");
    let real = format!("{}/file", real.to_str().expect("a name"));
    for path in ["link/file", "in/file", &real] {
        reads(&folder, &["link"], path, "file");
    }
    check(&folder, &["link"], &[(&["r", "link/../secret"], EACCES), (&["r", "link/../in/file"], EACCES)]);
}

/// Opens files while a directory within the grant alternates with a link to one outside.
#[cfg(unix)]
#[test]
fn a_race_leads_nowhere() {
    use std::os::unix::fs::symlink;
    use std::sync::atomic::{AtomicBool, Ordering};
    let folder = folder("grant-race");
    folder.file("outside/file", "secret");
    symlink("../outside", folder.path("in/link")).expect("a link");
    let done = AtomicBool::new(false);
    let (mut found, mut refused) = (0, 0);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let (sub, link, aside) = (folder.path("in/sub"), folder.path("in/link"), folder.path("in/aside"));
            while !done.load(Ordering::Relaxed) {
                std::fs::rename(&sub, &aside).expect("renamed");
                std::fs::rename(&link, &sub).expect("renamed");
                std::fs::rename(&sub, &link).expect("renamed");
                std::fs::rename(&aside, &sub).expect("renamed");
            }
        });
        for _ in 0..60 {
            let (text, status) = run(&folder, &["in:rw"], &["r", "in/sub/file"]);
            match status {
                0 => assert_eq!(text, "sub"),
                errno => assert!([ENOENT, EACCES].contains(&errno), "{errno}"),
            }
            *if status == 0 { &mut found } else { &mut refused } += 1;
        }
        done.store(true, Ordering::Relaxed);
    });
    assert!(found + refused == 60 && found > 0, "{found} found, {refused} refused");
}

/// Opening never waits for the other end of a FIFO, and devices are not touched.
#[cfg(unix)]
#[test]
fn only_files_and_folders_are_opened() {
    const ENXIO: i32 = 6;
    let folder = folder("grant-fifo");
    let made = std::process::Command::new("mkfifo").arg(folder.path("in/fifo")).status().expect("mkfifo runs");
    assert!(made.success());
    std::os::unix::fs::symlink("fifo", folder.path("in/link")).expect("a link");
    let _socket = std::os::unix::net::UnixListener::bind(folder.path("in/socket")).expect("a socket");
    let cases: &[(&[&str], i32)] = &[
        (&["r", "in/fifo"], ENXIO),
        (&["w", "in/fifo"], ENXIO),
        (&["t", "in/fifo"], ENXIO),
        (&["r", "in/link"], ENXIO),
        (&["r", "in/socket"], ENXIO),
        (&["s", "in/fifo"], 0),
        (&["x", "in/fifo"], ENXIO),
        (&["n", "in/fifo", "in/other"], 0),
        (&["u", "in/other"], 0),
    ];
    check(&folder, &["in:rw"], cases);
    // `/dev/null` is the program's own.
    check(&folder, &["/dev"], &[(&["r", "/dev/null"], 0), (&["r", "/dev/zero"], ENXIO)]);
}
