// defined (-O1 -std=c++20): threads of C++20, whose locks, statics, atomics and exceptions wait for each other
#include <atomic>
#include <barrier>
#include <condition_variable>
#include <cstdio>
#include <latch>
#include <memory>
#include <mutex>
#include <semaphore>
#include <shared_mutex>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace std::chrono_literals;

static std::mutex lock;
static std::condition_variable ready;
static bool go;
static int total;
static std::once_flag flag;
static std::atomic<int> runs, ends;

struct Local {
  int value = 3;
  ~Local() { ends++; }
};
static thread_local Local local;

static int &lazy() {
  static int value = [] {
    std::this_thread::sleep_for(1ms);
    return ++runs, 41;
  }();
  return value;
}

int main() {
  {
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++)
      threads.emplace_back([i] {
        std::unique_lock hold(lock);
        ready.wait(hold, [] { return go; });
        total += i + local.value;
        local.value = 0;
      });
    {
      std::lock_guard hold(lock);
      go = true;
    }
    ready.notify_all();
    for (auto &thread : threads) thread.join();
    std::printf("total: %d, ends: %d\n", total, ends.load());
  }
  {
    int attempts = 0;
    auto once = [&] {
      std::call_once(flag, [&] {
        if (attempts++ == 0) throw std::runtime_error("first");
        runs += 100;
      });
    };
    std::thread first([&] {
      try {
        once();
      } catch (const std::runtime_error &error) {
        std::printf("caught: %s\n", error.what());
      }
    });
    first.join();
    std::thread second(once), third(once);
    second.join();
    third.join();
    std::thread fourth([] { lazy()++; });
    fourth.join();
    std::printf("runs: %d, attempts: %d, lazy: %d\n", runs.load(), attempts, lazy());
  }
  {
    std::atomic<int> word{0};
    std::thread waiter([&] {
      word.wait(0);
      std::printf("word: %d\n", word.load());
    });
    word = 1;
    word.notify_one();
    waiter.join();
    std::latch latch(2);
    std::counting_semaphore<4> slots(0);
    std::barrier meet(2, []() noexcept { runs++; });
    std::jthread helper([&] {
      latch.count_down();
      slots.acquire();
      meet.arrive_and_wait();
      meet.arrive_and_wait();
    });
    latch.arrive_and_wait();
    slots.release();
    meet.arrive_and_wait();
    meet.arrive_and_wait();
  }
  {
    std::shared_mutex table;
    std::shared_ptr<int> shared = std::make_shared<int>(9);
    int sum = 0;
    std::thread reader([&, shared] {
      std::shared_lock hold(table);
      if (*shared != 9) std::abort();
    });
    {
      std::unique_lock hold(table);
      sum++;
    }
    reader.join();
    std::timed_mutex timed;
    timed.lock();
    std::thread late([&] { std::printf("late: %d\n", timed.try_lock_for(2ms)); });
    late.join();
    timed.unlock();
    std::printf("shared: %ld, runs: %d\n", shared.use_count(), runs.load());
  }
}
