import { z } from 'zod'
import { accountTypes, dashboardCards } from './dashboard-cards.ts'

const PlacedCard = z.object({ name: z.enum(dashboardCards), shown: z.boolean() })

export const Dashboard = z
  .object({
    cards: z.array(PlacedCard),
    brokerageCards: z
      .array(PlacedCard)
      .meta({ description: 'The same as the brokerage has arranged them, else as ours' }),
    setBy: z.enum(['PERSON', 'BROKERAGE', 'STANDARD']).meta({ description: 'Whose arrangement this is' }),
  })
  .meta({ id: 'Dashboard' })

const chosenCards = z.array(PlacedCard).max(20).nullable().meta({ description: 'Null takes the arrangement away' })

export const BrokerageArrangement = z.object({ cards: chosenCards })
export const OwnArrangement = BrokerageArrangement.extend({ accountType: z.enum(accountTypes) })

export type Dashboard = z.infer<typeof Dashboard>
