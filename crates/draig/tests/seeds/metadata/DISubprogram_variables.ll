; RUN: dis
; Seed 001: DISubprogram.
; STRICT: 5:42: invalid field 'variables'
; `variables:` is now `retainedNodes:`
!0 = distinct !DISubprogram(name: "foo", variables: !1) ; error@42: invalid field 'variables'
!1 = !{}
