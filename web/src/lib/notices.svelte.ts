// Notifications, for those who switched them on: through the service worker, which phones insist on, and by Web Push
// where there is any, so that somebody is called with the page closed.
import { api } from './api'
import { settings } from './settings.svelte'
import { words, type Language } from './words.svelte'

const SETTLING = 500

/** What a browser lacks for notifications: '' nothing, a safe address, or all. */
function lacking(): '' | 'insecure' | 'unable' {
  if (!window.isSecureContext) return 'insecure'
  return 'Notification' in window && 'serviceWorker' in navigator ? '' : 'unable'
}

class Notices {
  /** why they cannot be offered; '' where they can */
  readonly lacking = lacking()
  /** the server calls this browser, so the page need not */
  #pushed = false
  #worker: ServiceWorkerRegistration | null = null

  constructor() {
    if (this.lacking) return
    let wasOn = false
    $effect.root(() => {
      $effect(() => {
        const { notify } = settings
        const { language } = words
        if (!notify && !wasOn) return
        wasOn = notify
        const timer = setTimeout(() => void (notify ? this.#begin(language) : this.#end()), SETTLING)
        return () => clearTimeout(timer)
      })
    })
  }

  /** Tell somebody who looks elsewhere; nothing, where the server does. */
  show(body: string, table: string, path: string): void {
    if (!settings.notify || this.#pushed) return
    void this.#worker?.showNotification('Regalia', { body, tag: table, data: { path } }).catch(() => {})
  }

  async #begin(language: Language): Promise<void> {
    try {
      this.#worker = await navigator.serviceWorker.register('/service-worker.js')
      await navigator.serviceWorker.ready
      this.#pushed = await subscribed(this.#worker, language)
    } catch {
      this.#pushed = false // no push service: the page still calls as long as it is open
    }
  }

  async #end(): Promise<void> {
    this.#pushed = false
    const subscription = await this.#worker?.pushManager?.getSubscription().catch(() => null)
    if (!subscription) return
    await subscription.unsubscribe().catch(() => {})
    await api.unsubscribe(subscription.endpoint).catch(() => {})
  }
}

/** Ask the server to call this browser, in a language; whether it will. */
async function subscribed(worker: ServiceWorkerRegistration, language: Language): Promise<boolean> {
  if (!('PushManager' in window)) return false
  const { key } = await api.push()
  if (!key) return false
  const known = await worker.pushManager.getSubscription()
  if (known && !isMadeWith(known, key)) await known.unsubscribe() // of another server at this address
  const wish = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint, keys } = (await worker.pushManager.subscribe(wish)).toJSON()
  await api.subscribe({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh, auth: keys!.auth }, language })
  return true
}

function isMadeWith({ options }: PushSubscription, key: string): boolean {
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer()))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key.replace(/=+$/, '')
}

export const notices = new Notices()
