export { NaicCard } from './naic-card.tsx'
