/* Nothing of it is called by the tests that are run. */
#include <time.h>
