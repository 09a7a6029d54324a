export { BrokerageCards } from './brokerage-cards.tsx'
export { brokerageChoices, brokeragePages } from './brokerage-list.queries.ts'
export { brokerageQuery } from './brokerage.queries.ts'
export { TwoFactorCard } from './two-factor-card.tsx'
