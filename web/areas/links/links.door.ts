export { QuickLinksCard } from './quick-links-card.tsx'
