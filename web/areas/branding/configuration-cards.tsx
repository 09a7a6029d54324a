import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { ConfigurationForm } from './configuration-form.tsx'
import { configurationQuery } from './configuration.queries.ts'
import { LogoCard } from './logo-card.tsx'

/** How a brokerage looks and what it is called. */
export default function ConfigurationCards({ brokerCode }: { readonly brokerCode: string }) {
  return (
    <Loaded query={useQuery(configurationQuery(brokerCode))} failed="The configuration could not be loaded." lines={8}>
      {(configuration) => (
        <>
          <LogoCard configuration={configuration} />
          <ConfigurationForm configuration={configuration} />
        </>
      )}
    </Loaded>
  )
}
