; RUN: verify ; error@file: invalid value for 'branch-target-enforcement' attribute: yes
declare void @f() "branch-target-enforcement"="yes"
