; RUN: verify ; error@file: invalid value for 'no-jump-tables' attribute: yes
declare void @f() "no-jump-tables"="yes"
