$good = comdat any
@x = global i32 0, comdat($goood)
