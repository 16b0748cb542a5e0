delcare void @f()
