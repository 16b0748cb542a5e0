target datalayot = "e"
