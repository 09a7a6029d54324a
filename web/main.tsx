import { createRoot } from 'react-dom/client'
import { Boot } from './app/boot.tsx'
import { startUp } from './app/start-up.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')

const start = await startUp()
document.title = start.brand.tabName
createRoot(root).render(<Boot {...start} />)
