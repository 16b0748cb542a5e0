// Plugin of qemu's user mode for `cargo xtask executed`: writes how many instructions a program executed to the file of
// its argument `out=FILE`, first those of the program's own code, then all of them. Whole translated blocks are counted
// when they are entered.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

// The interface of plugins, version 1; its header is in qemu's sources only.
typedef uint64_t qemu_plugin_id_t;
struct qemu_plugin_tb;
enum { ADD_U64 = 0 };
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *block);
uint64_t qemu_plugin_tb_vaddr(const struct qemu_plugin_tb *block);
uint64_t qemu_plugin_start_code(void);
uint64_t qemu_plugin_end_code(void);
void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t id, void (*call)(qemu_plugin_id_t, struct qemu_plugin_tb *));
void qemu_plugin_register_vcpu_tb_exec_inline(struct qemu_plugin_tb *block, int operation, void *counter, uint64_t by);
void qemu_plugin_register_atexit_cb(qemu_plugin_id_t id, void (*call)(qemu_plugin_id_t, void *), void *data);

__attribute__((visibility("default"))) int qemu_plugin_version = 1;

static uint64_t own, all;
static char path[4096];

static void translated(qemu_plugin_id_t id, struct qemu_plugin_tb *block) {
  (void)id;
  uint64_t count = qemu_plugin_tb_n_insns(block), at = qemu_plugin_tb_vaddr(block);
  qemu_plugin_register_vcpu_tb_exec_inline(block, ADD_U64, &all, count);
  if (at >= qemu_plugin_start_code() && at < qemu_plugin_end_code())
    qemu_plugin_register_vcpu_tb_exec_inline(block, ADD_U64, &own, count);
}

static void ended(qemu_plugin_id_t id, void *data) {
  (void)id;
  (void)data;
  FILE *out = fopen(path, "w");
  if (!out) return;
  fprintf(out, "%" PRIu64 " %" PRIu64 "\n", own, all);
  fclose(out);
}

__attribute__((visibility("default"))) int qemu_plugin_install(qemu_plugin_id_t id, const void *info, int argc, char **argv) {
  (void)info;
  if (argc != 1 || strncmp(argv[0], "out=", 4) != 0 || strlen(argv[0]) >= sizeof path) return 1;
  strcpy(path, argv[0] + 4);
  qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
  qemu_plugin_register_atexit_cb(id, ended, NULL);
  return 0;
}
