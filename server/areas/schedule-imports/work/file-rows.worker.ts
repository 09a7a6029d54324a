import { serveReading } from '../../../platform/spreadsheets/process/serve-reading.ts'

// Rows are parsed and checked with the file: the server, which others wait for, only passes them on.
await serveReading(async () => (await import('./file-rows.ts')).fileRows, { spreads: true })
