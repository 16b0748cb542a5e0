// undefined at line 25 (-O0): a loop reads the next pointer of a node that was just freed
#include <stdio.h>
#include <stdlib.h>

struct node {
  char name[16];
  int value;
  struct node *next;
};

static struct node *push(struct node *next, int value) {
  struct node *node = malloc(sizeof *node);
  if (!node)
    abort();
  snprintf(node->name, sizeof node->name, "node %d", value);
  node->value = value;
  node->next = next;
  return node;
}

int main(void) {
  struct node *list = NULL;
  for (int i = 1; i <= 3; i++)
    list = push(list, i);
  for (struct node *node = list; node; node = node->next) {
    printf("%s\n", node->name);
    free(node);
  }
  return 0;
}
