export { brandingView } from './branding.view.ts'
