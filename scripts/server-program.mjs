/**
 * What Node runs as the portal's server. Short-lived objects get 16 MB twice instead of 32: a call costs the same, other
 * calls wait less long for the garbage collector, and the server needs some 70 MB less. Objects that last are collected
 * from 192 MB on: where it begins with less, each long upload has the collector go over all that the server has loaded.
 */
export const serverProgram = ['--max-semi-space-size=16', '--initial-old-space-size=192', 'server/main.ts']
