import './kit/forms/without-eval.ts'
import { createRoot } from 'react-dom/client'
import { Boot } from './app/boot.tsx'
import { startUp } from './app/start-up.ts'
import { ChunkLoadError } from './platform/page-part.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')

addEventListener('error', ({ error }) => void reportFailure(error))
addEventListener('unhandledrejection', ({ reason }) => void reportFailure(reason))
const start = await startUp()
document.title = start.brand.tabName
createRoot(root, { onCaughtError: reportCaught }).render(<Boot {...start} />)

/**
 * A part that could not be fetched is not a bug: the page says what to do, and the error is reported to the platform.
 */
function reportCaught(error: unknown): void {
  if (error instanceof ChunkLoadError) void reportFailure(error)
  else reportError(error)
}

/** Reports uncaught errors to the platform; the reporter is fetched only for the first one. */
async function reportFailure(error: unknown): Promise<void> {
  try {
    const reports = await import('./platform/notices/error-reports.ts')
    reports.reportFailure(error)
  } catch {
    // Without a connection nothing can be reported.
  }
}
