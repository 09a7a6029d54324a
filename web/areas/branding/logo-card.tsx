import { configurationMessages } from '@portico/contract/areas/branding/configuration.messages.ts'
import { type Configuration, logoMegabytes } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { useId, useState } from 'react'
import { PictureButtons } from '../../kit/controls/picture-buttons.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { base64Of } from '../../platform/files/file-base64.ts'
import { useRemoveLogo, useSetLogo } from './configuration.queries.ts'
import classes from './configuration.module.css'
import { apiAddress } from '../../platform/files/api-address.ts'

const tooLarge = `Choose an image of up to ${logoMegabytes} MB.`

/** The logo in the top bar and at the login. It is saved at once. */
export function LogoCard({ configuration }: { readonly configuration: Configuration }) {
  const { brokerCode: id, name, logo } = configuration
  const [errorText, setErrorText] = useState<string>()
  const errorId = useId()
  const set = useSetLogo()
  const remove = useRemoveLogo()

  const upload = async (file: File): Promise<void> => {
    if (file.size > logoMegabytes * 1024 * 1024) {
      setErrorText(tooLarge)
      return
    }
    setErrorText(undefined)
    try {
      await set.mutateAsync({ params: { id }, body: { logo: await base64Of(file) } })
    } catch (error) {
      setErrorText(reasonOf(error, configurationMessages.logoFailed, 'logo'))
    }
  }
  return (
    <Card title="Logo">
      <div className={classes.logo}>
        <div className={classes.plate}>
          {logo === null ? (
            <span className={classes.none}>{name}</span>
          ) : (
            <img src={apiAddress(logo)} alt={`Logo of ${name}`} />
          )}
        </div>
        <PictureButtons
          what="logo"
          isThere={logo !== null}
          accept="image/png,image/jpeg,image/webp"
          busy={set.isPending}
          errorId={errorText === undefined ? undefined : errorId}
          onFile={(file) => void upload(file)}
          remove={() => remove.mutateAsync({ params: { id } })}
          removeFailed={configurationMessages.logoFailed}
          instead={`The name “${name}” will be shown instead.`}
        >
          PNG, JPEG, or WebP, up to {logoMegabytes} MB. Shown in the top bar and on the login page, on light and dark
          backgrounds.
        </PictureButtons>
      </div>
      <p id={errorId} role="alert" className={classes.error}>
        {errorText}
      </p>
    </Card>
  )
}
