import { z } from 'zod'
import { accountTypes, dashboardCards } from './dashboard-cards.ts'

const PlacedCard = z.object({ name: z.enum(dashboardCards), shown: z.boolean() })

export const Dashboard = z
  .object({
    cards: z.array(PlacedCard),
    brokerageCards: z.array(PlacedCard).meta({ description: 'The brokerage’s layout, or the default layout' }),
    setBy: z.enum(['PERSON', 'BROKERAGE', 'STANDARD']).meta({ description: 'Source of this layout' }),
  })
  .meta({ id: 'Dashboard' })

const chosenCards = z.array(PlacedCard).max(20).nullable().meta({ description: 'Null removes the layout' })

export const BrokerageArrangement = z.object({ cards: chosenCards })
export const OwnArrangement = BrokerageArrangement.extend({ accountType: z.enum(accountTypes) })

export type Dashboard = z.infer<typeof Dashboard>
