// Measures kiwi with the problems of a file, in the same cases as SolverBenchmarks, and prints
// lines in the same form.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

struct Entry { std::vector<std::pair<int, double>> terms; int relation; double constant; int strength; };
struct Problem {
  std::string name;
  int variables = 0, views = 0;
  std::vector<int> swapped, read;
  std::vector<Entry> entries;
  std::vector<std::pair<int, double>> edits;
};

static std::vector<Problem> readAll(const char* path) {
  std::vector<Problem> problems;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string kind;
    words >> kind;
    if (kind == "P") {
      problems.emplace_back();
      auto& p = problems.back();
      p.swapped.resize(2);
      words >> p.name >> p.variables >> p.views >> p.swapped[0] >> p.swapped[1];
    } else if (kind == "C") {
      Entry e;
      size_t count;
      words >> e.strength >> e.relation >> e.constant >> count;
      e.terms.resize(count);
      for (auto& term : e.terms) words >> term.first >> term.second;
      problems.back().entries.push_back(e);
    } else if (kind == "E") {
      std::pair<int, double> edit;
      words >> edit.first >> edit.second;
      problems.back().edits.push_back(edit);
    } else if (kind == "R") {
      size_t count;
      words >> count;
      problems.back().read.resize(count);
      for (int& variable : problems.back().read) words >> variable;
    }
  }
  return problems;
}

struct Trial {
  const Problem& problem;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  explicit Trial(const Problem& p) : problem(p) {
    variables.reserve(p.variables);
    for (int i = 0; i < p.variables; i++) variables.emplace_back();
    constraints.reserve(p.entries.size());
    for (auto& edit : p.edits) solver.addEditVariable(variables[edit.first], kiwi::strength::strong);
    for (auto& entry : p.entries) {
      constraints.push_back(make(entry, entry.constant));
      solver.addConstraint(constraints.back());
    }
    for (auto& edit : p.edits) solver.suggestValue(variables[edit.first], edit.second);
    solver.updateVariables();
  }
  kiwi::Constraint make(const Entry& e, double constant) {
    const double strengths[] = {kiwi::strength::required, kiwi::strength::strong, kiwi::strength::medium, kiwi::strength::weak};
    const kiwi::RelationalOperator relations[] = {kiwi::OP_LE, kiwi::OP_EQ, kiwi::OP_GE};
    std::vector<kiwi::Term> terms;
    terms.reserve(e.terms.size());
    for (auto& term : e.terms) terms.emplace_back(variables[term.first], term.second);
    return kiwi::Constraint(kiwi::Expression(std::move(terms), -constant), relations[e.relation], strengths[e.strength]);
  }
  void suggest(int edit, double value) { solver.suggestValue(variables[problem.edits[edit].first], value); }
  double value(int variable) {
    return variables[variable].value();
  }
  double sum() {
    double total = 0;
    for (int variable : problem.read) total += value(variable);
    return total;
  }
  double checksum() {
    double total = 0;
    for (int variable : problem.read) total += value(variable) * (1 + variable % 13);
    return total;
  }
};

static volatile double sink;

static double report(const char* name, const Problem& p, int operations, int passes, const std::function<void()>& work) {
  std::vector<double> times;
  for (int pass = 0; pass < passes; pass++) {
    auto start = std::chrono::steady_clock::now();
    work();
    times.push_back(std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  double median = times[times.size() / 2] / operations;
  printf("{\"peer\":\"kiwi\",\"case\":\"%s\",\"corpus\":\"%s\",\"ns\":%.2f,\"ns_min\":%.2f}\n", name, p.name.c_str(), median,
         times[0] / operations);
  fflush(stdout);
  return median;
}

static void timeCell(const Problem& p) {
  const int count = 2000;
  report("build+solve+read from scratch", p, count, 7, [&] { for (int i = 0; i < count; i++) sink = Trial(p).checksum(); });
  Trial trial(p);
  fprintf(stderr, "# kiwi %s checksum %.3f\n", p.name.c_str(), trial.checksum());
  report("suggest intrinsic height + update + read", p, count, 7, [&] {
    for (int i = 0; i < count; i++) { trial.suggest(1, i & 1 ? 20.5 : 41); trial.solver.updateVariables(); sink = trial.value(3); }
  });
  report("suggest width + update + read", p, count, 7, [&] {
    for (int i = 0; i < count; i++) { trial.suggest(0, i & 1 ? 343 : 300); trial.solver.updateVariables(); sink = trial.value(2); }
  });
  report("suggest intrinsic height + update + read all", p, count, 7, [&] {
    for (int i = 0; i < count; i++) { trial.suggest(1, i & 1 ? 20.5 : 41); trial.solver.updateVariables(); sink = trial.sum(); }
  });
  report("suggest width + update + read all", p, count, 7, [&] {
    for (int i = 0; i < count; i++) { trial.suggest(0, i & 1 ? 343 : 300); trial.solver.updateVariables(); sink = trial.sum(); }
  });
  report("suggest width + 2 heights + update + read all", p, count, 7, [&] {
    for (int i = 0; i < count; i++) {
      trial.suggest(0, i & 1 ? 343 : 300);
      trial.suggest(1, i & 1 ? 20.5 : 41);
      trial.suggest(2, i & 1 ? 41 : 61.5);
      trial.solver.updateVariables();
      sink = trial.sum();
    }
  });
}

static void timeLarge(const Problem& p) {
  int repetitions = std::max(1, 200 / (p.views - 1));
  report("build+solve from scratch", p, repetitions, p.views > 600 ? 1 : 5,
         [&] { for (int i = 0; i < repetitions; i++) sink = Trial(p).checksum(); });
  Trial trial(p);
  fprintf(stderr, "# kiwi %s checksum %.3f\n", p.name.c_str(), trial.checksum());
  int count = std::max(4, 4000 / p.views);
  report("suggest first intrinsic height + update", p, count, 5, [&] {
    for (int i = 0; i < count; i++) { trial.suggest(1, i & 1 ? 20.5 : 41); trial.solver.updateVariables(); sink = trial.value(3); }
  });
  double width = p.edits[0].second;
  report("suggest width + update", p, count, 5, [&] {
    for (int i = 0; i < count; i++) { trial.suggest(0, i & 1 ? width : width - 43); trial.solver.updateVariables(); sink = trial.value(2); }
  });
}

int main(int argc, char** argv) {
  if (argc < 2) return 1;
  std::string only = argc > 2 ? argv[2] : "";
  for (auto& problem : readAll(argv[1])) {
    if (problem.name.compare(0, only.size(), only) != 0) continue;
    problem.name.compare(0, 4, "cell") == 0 ? timeCell(problem) : timeLarge(problem);
  }
}
