/**
 * What Node runs as the portal's server. Short-lived objects get 16 MB twice instead of 32: a call costs the same, other
 * calls wait less long for the garbage collector, and the server needs some 70 MB less. Objects that last are collected
 * from 192 MB on: where it begins with less, each long upload has the collector go over all that the server has loaded.
 * The embedded database is compiled without optimization, which takes 500 MB at the start of every server.
 */
export const serverProgram = [
  '--max-semi-space-size=16',
  '--initial-old-space-size=192',
  '--liftoff-only',
  'server/main.ts',
]

/** Set before Node starts: memory that the embedded database frees is used again by all threads. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' }
