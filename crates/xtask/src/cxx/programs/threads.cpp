// Threads and what synchronizes them. Output does not depend on their order.
#include "feature.h"
#include <atomic>
#include <barrier>
#include <chrono>
#include <condition_variable>
#include <future>
#include <iostream>
#include <latch>
#include <mutex>
#include <numeric>
#include <pthread.h>
#include <queue>
#include <semaphore>
#include <shared_mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>
using namespace std;
using namespace std::chrono_literals;

FEATURE(thread_mutex) {
  mutex lock;
  long sum = 0;
  atomic<int> rounds = 0;
  vector<thread> threads;
  for (int i = 1; i <= 3; ++i)
    threads.emplace_back([&, i] {
      for (int k = 0; k < 50; ++k) {
        lock_guard guard(lock);
        sum += i;
      }
      ++rounds;
    });
  for (auto &thread : threads) thread.join();
  cout << sum << ' ' << rounds << ' ' << threads[0].joinable() << '\n';
}

FEATURE(condvar) {
  mutex lock;
  condition_variable changed;
  queue<int> items;
  bool done = false;
  int sum = 0;
  thread consumer([&] {
    unique_lock guard(lock);
    while (true) {
      changed.wait(guard, [&] { return done || !items.empty(); });
      if (items.empty()) return;
      sum += items.front();
      items.pop();
    }
  });
  for (int i = 1; i <= 8; ++i) {
    lock_guard guard(lock);
    items.push(i);
    changed.notify_one();
  }
  {
    lock_guard guard(lock);
    done = true;
  }
  changed.notify_all();
  consumer.join();
  unique_lock guard(lock);
  cout << sum << ' ' << (changed.wait_for(guard, 1ms) == cv_status::timeout) << '\n';
}

FEATURE(async) {
  auto value = std::async(launch::async, [](int n) { return n * 2; }, 21);
  auto failing = std::async(launch::async, []() -> int { throw invalid_argument("from another thread"); });
  auto later = std::async(launch::deferred, [] { return string("deferred"); });
  cout << value.get() << ' ' << (later.wait_for(0s) == future_status::deferred) << later.get() << ' ';
  try {
    failing.get();
  } catch (const invalid_argument &error) {
    cout << error.what() << '\n';
  }
}

FEATURE(promise) {
  std::promise<string> given;
  auto taken = given.get_future();
  thread giver([&] { given.set_value_at_thread_exit("value"); });
  cout << taken.get() << ' ';
  giver.join();
  packaged_task<int(int)> task([](int n) { return n + 1; });
  auto result = task.get_future();
  thread(std::move(task), 4).join();
  cout << result.get() << ' ';
  std::shared_future<int> broken = std::promise<int>().get_future().share();
  try {
    broken.get();
  } catch (const future_error &error) {
    cout << (error.code() == future_errc::broken_promise) << '\n';
  }
}

FEATURE(call_once) {
  once_flag once;
  int calls = 0;
  try {
    std::call_once(once, [&] { ++calls; throw 1; });
  } catch (int) {
  }
  auto work = [&] { std::call_once(once, [&] { ++calls; }); };
  thread a(work), b(work);
  a.join();
  b.join();
  cout << calls << '\n';
}

FEATURE(shared_mutex) {
  std::shared_mutex lock;
  int value = 0, seen = 0;
  thread writer([&] {
    unique_lock guard(lock);
    value = 5;
  });
  thread reader([&] {
    shared_lock guard(lock);
    seen = value;
  });
  writer.join();
  reader.join();
  shared_lock first(lock), second(lock, try_to_lock);
  cout << (seen == 0 || seen == 5) << second.owns_lock() << lock.try_lock() << '\n';
}

FEATURE(timed_mutex) {
  std::timed_mutex lock;
  lock.lock();
  bool got = true;
  thread([&] { got = lock.try_lock_for(2ms); }).join();
  lock.unlock();
  recursive_mutex again;
  again.lock();
  bool twice = again.try_lock();
  again.unlock();
  again.unlock();
  cout << got << twice << lock.try_lock_until(chrono::steady_clock::now() + 1ms) << '\n';
  lock.unlock();
}

#ifdef __cpp_lib_jthread
FEATURE(jthread) {
  atomic<int> rounds = 0;
  bool called = false;
  {
    std::jthread worker([&](stop_token token) {
      while (!token.stop_requested()) {
        ++rounds;
        this_thread::yield();
      }
    });
    stop_callback callback(worker.get_stop_token(), [&] { called = true; });
    while (rounds < 2) this_thread::yield();
    worker.request_stop();
  }
  cout << (rounds >= 2) << called << '\n';
}
#endif

FEATURE(latch_barrier) {
  latch start(3);
  int phases = 0;
  vector<thread> threads;
  barrier together(3, [&]() noexcept { ++phases; });
  for (int i = 0; i < 3; ++i)
    threads.emplace_back([&] {
      start.arrive_and_wait();
      for (int k = 0; k < 4; ++k) together.arrive_and_wait();
    });
  for (auto &thread : threads) thread.join();
  cout << phases << start.try_wait() << '\n';
}

FEATURE(semaphore) {
  counting_semaphore<8> items(0);
  binary_semaphore done(0);
  int taken = 0;
  thread consumer([&] {
    for (int i = 0; i < 5; ++i) {
      items.acquire();
      ++taken;
    }
    done.release();
  });
  items.release(2);
  items.release(3);
  done.acquire();
  consumer.join();
  cout << taken << items.try_acquire() << '\n';
}

FEATURE(atomic_wait) {
  atomic<int> stage = 0;
  int order = 0;
  thread waiter([&] {
    stage.wait(0);
    order = stage * 10;
    stage = 2;
    stage.notify_one();
  });
  stage = 1;
  stage.notify_all();
  stage.wait(1);
  waiter.join();
  atomic_flag flag;
  cout << order << stage << flag.test_and_set() << flag.test() << '\n';
}

FEATURE(atomic_big) {
  struct Triple {
    long a, b, c;
  };
  atomic<Triple> triple(Triple{1, 2, 3});
  Triple next = triple.load();
  next.b = 7;
  Triple before = triple.exchange(next);
  atomic<double> sum = 0.5;
  sum += 0.25;
  struct Pair {
    long a, b;
  };
  atomic<Pair> pair(Pair{1, 2});
  Pair expected{1, 2};
  cout << before.b << triple.load().b << ' ' << sum << ' ' << pair.compare_exchange_strong(expected, Pair{3, 4}) << pair.load().b << '\n';
}

FEATURE(thread_local_dtor) {
  struct Traced {
    const char *name;
    ~Traced() { printf("%s ends\n", name); }
  };
  static thread_local Traced traced{"main"};
  thread([] {
    traced.name = "other";
  }).join();
  printf("%s joined\n", traced.name);
}

FEATURE(sleep_chrono) {
  auto start = chrono::steady_clock::now();
  this_thread::sleep_for(3ms);
  this_thread::sleep_until(start + 5ms);
  auto passed = chrono::steady_clock::now() - start;
  auto day = chrono::floor<chrono::days>(chrono::system_clock::now());
  cout << (passed >= 5ms) << (day > chrono::sys_days{chrono::year{2020} / 1 / 1}) << ' ' << chrono::duration_cast<chrono::minutes>(2h).count() << '\n';
}

FEATURE(pthread) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static pthread_key_t key;
  pthread_key_create(&key, [](void *value) { printf("key %s\n", (char *)value); });
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 1 << 20);
  pthread_create(
      &thread, &attributes,
      [](void *number) -> void * {
        pthread_setspecific(key, (void *)"thread");
        pthread_mutex_lock(&lock);
        *(int *)number += 1;
        pthread_mutex_unlock(&lock);
        pthread_exit((void *)17L);
      },
      [] { static int number = 4; return &number; }());
  void *result;
  pthread_join(thread, &result);
  pthread_rwlock_t readers = PTHREAD_RWLOCK_INITIALIZER;
  pthread_rwlock_rdlock(&readers);
  int busy = pthread_rwlock_trywrlock(&readers);
  pthread_rwlock_unlock(&readers);
  pthread_spinlock_t spin;
  pthread_spin_init(&spin, 0);
  int free = pthread_spin_trylock(&spin);
  pthread_spin_unlock(&spin);
  pthread_barrier_t alone;
  pthread_barrier_init(&alone, nullptr, 1);
  printf("%ld %d %d %d\n", (long)result, busy != 0, free, pthread_barrier_wait(&alone) == PTHREAD_BARRIER_SERIAL_THREAD);
}

FEATURE(pthread_cancel) {
  pthread_t thread;
  pthread_create(
      &thread, nullptr,
      [](void *) -> void * {
        while (true) usleep(50);
      },
      nullptr);
  ::pthread_cancel(thread);
  void *result;
  pthread_join(thread, &result);
  printf("%d\n", result == PTHREAD_CANCELED);
}
