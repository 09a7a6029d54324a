import { useEffect, useRef, useState } from 'react'

/** What browsers record, and the ending that such a file has. */
const formats = [
  ['audio/webm', 'weba'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg', 'ogg'],
] as const

const mostSeconds = 600

const format = () => formats.find(([type]) => MediaRecorder.isTypeSupported(type))

/** Whether this browser can record sound in a format that the library takes. */
export const mayRecord = (): boolean =>
  isSecureContext && 'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined' && format() !== undefined

/** Records a voice memo of 10 minutes at most; `onFile` gets it once it is stopped. */
export function useRecorder(onFile: (file: File) => void) {
  const recorder = useRef<MediaRecorder>(undefined)
  const [seconds, setSeconds] = useState<number>()
  const [isRefused, setRefused] = useState(false)
  const isRecording = seconds !== undefined

  const stop = (): void => recorder.current?.stop()
  const start = async (): Promise<void> => {
    setRefused(false)
    const [type, ending] = format()!
    try {
      const sound = await navigator.mediaDevices.getUserMedia({ audio: true })
      const parts: Blob[] = []
      const recording = new MediaRecorder(sound, { mimeType: type })
      recorder.current = recording
      recording.addEventListener('dataavailable', ({ data }) => parts.push(data))
      recording.addEventListener('stop', () => {
        for (const track of sound.getTracks()) track.stop()
        recorder.current = undefined
        setSeconds(undefined)
        onFile(new File(parts, `Voice memo.${ending}`, { type }))
      })
      recording.start()
      setSeconds(0)
    } catch {
      setRefused(true)
    }
  }

  useEffect(() => {
    if (!isRecording) return undefined
    const timer = setInterval(() => setSeconds((before = 0) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [isRecording])
  useEffect(() => {
    if (seconds === mostSeconds) recorder.current?.stop()
  }, [seconds])
  // A page that is left stops the microphone; what was recorded is sent.
  useEffect(() => () => recorder.current?.stop(), [])

  return { seconds, isRefused, start, stop }
}
