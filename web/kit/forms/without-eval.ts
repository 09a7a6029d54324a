import { config } from 'zod'

// The content policy forbids eval, which schemas would try when they are made: import this before any of them.
config({ jitless: true })
