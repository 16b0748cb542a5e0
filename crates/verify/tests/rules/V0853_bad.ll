; RUN: verify ; error@file: line specified with no file
!named = !{!0}
!0 = !DISubprogram(name: "f", line: 2, spFlags: 0)
