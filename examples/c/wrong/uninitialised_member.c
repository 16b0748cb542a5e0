// undefined at line 20 (-O0): a branch depends on a member that was never set
#include <stdio.h>

struct order {
  int amount;
  int price;
  int urgent;
};

static struct order make(int amount, int price) {
  struct order order;
  order.amount = amount;
  order.price = price;
  return order;
}

int main(void) {
  struct order order = make(3, 14);
  int total = order.amount * order.price;
  if (order.urgent)
    total += 10;
  printf("total: %d\n", total);
  return 0;
}
