import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs'
import { useState } from 'react'
import { type GuestText, useTexts } from '../language/texts.ts'
import { Button } from './button.tsx'

type LocationState = 'idle' | 'looking' | 'found' | 'refused' | 'failed'

/** Whether this browser has geolocation; pages without https do not. */
const knowsLocation = (): boolean => isSecureContext && 'geolocation' in navigator

/** Asks the device for its location; `onFound` gets the coordinates in the form that people and maps read. */
function useLocation(onFound: (coordinates: string) => void) {
  const [state, setState] = useState<LocationState>('idle')
  const locate = (): void => {
    setState('looking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        onFound(`${latitude.toFixed(5)}, ${longitude.toFixed(5)} (±${Math.round(accuracy)} m)`)
        setState('found')
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    )
  }
  return { state, locate }
}

const said: Readonly<Record<LocationState, GuestText | undefined>> = {
  idle: undefined,
  looking: 'Finding your location…',
  found: 'Location added. Add the address or place if you know it.',
  refused: 'Location is turned off for this site. Enter the place instead.',
  failed: 'Your location could not be found. Enter the place instead.',
}

const coordinates = /\s*-?\d{1,2}\.\d{5}, -?\d{1,3}\.\d{5} \(±\d+ m\)/

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Adds where the device is to what was typed of a place. Absent where the browser cannot say. */
export function LocateButton({ value, onChange }: Props) {
  const { t } = useTexts()
  const { state, locate } = useLocation((found) => onChange(`${value.replace(coordinates, '')} ${found}`.trim()))
  const text = said[state]
  if (!knowsLocation()) return null
  return (
    <div>
      <Button
        kind="secondary"
        small
        busy={state === 'looking'}
        icon={<IconCurrentLocation size={16} aria-hidden />}
        onClick={locate}
      >
        {t('Use my location')}
      </Button>
      <p role="status">{text !== undefined && t(text)}</p>
    </div>
  )
}
