/**
 * Node's arguments for the portal's server. Short-lived objects get 16 MB twice instead of 32: a call costs the same,
 * others wait less for the garbage collector, and the server needs about 70 MB less. Long-lived objects are collected
 * from 192 MB on: with a lower start, each long upload makes the collector scan everything the server has loaded. The
 * embedded database is compiled without optimization, which takes 500 MB at every server start.
 */
export const serverProgram = [
  '--max-semi-space-size=16',
  '--initial-old-space-size=192',
  '--liftoff-only',
  'server/main.ts',
]

/** Set before Node starts: memory that the embedded database frees is used again by all threads. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' }
