import { calls } from '../../kit/call.ts'

export const quotesCalls = calls({})
