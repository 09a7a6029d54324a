import './kit/forms/without-eval.ts'
import { createRoot } from 'react-dom/client'
import { Boot } from './app/boot.tsx'
import { startUp } from './app/start-up.ts'
import { reportFailure, reportUncaughtErrors } from './platform/notices/error-reports.ts'
import { ChunkLoadError } from './platform/page-part.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')

reportUncaughtErrors()
const start = await startUp()
document.title = start.brand.tabName
createRoot(root, { onCaughtError: reportFault }).render(<Boot {...start} />)

/** A part that could not be fetched is no fault of the code: the page says what to do, and the platform hears of it. */
function reportFault(error: unknown): void {
  if (error instanceof ChunkLoadError) reportFailure(error)
  else reportError(error)
}
