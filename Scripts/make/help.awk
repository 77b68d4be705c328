# Prints each target of the makefiles with the `##` lines above its first rule.
BEGIN { print "make TARGET, where TARGET is one of these (without it: demo)\n" }
/^## / { lines[++count] = substr($0, 4); next }
count && /^[a-z-]+:/ {
  sub(/:.*/, "")
  printf "  %-15s %s\n", $0, lines[1]
  for (i = 2; i <= count; i++) printf "  %-15s %s\n", "", lines[i]
  count = 0
}
