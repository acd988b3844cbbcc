// What a browser keeps running to be called: shows what the server sends, and leads to the table when it is pressed.
// It stands alone: nothing of the pages is imported, and nothing of them is kept.
/// <reference lib="webworker" />
const worker = self as unknown as ServiceWorkerGlobalScope

/** What the server tells, as regalia.server.push writes it. */
interface Call {
  title: string
  body: string
  table: string
  path: string
}

/** The windows of this server, the one looked at first. */
const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
const isAt = (window: WindowClient, path: string) => new URL(window.url).pathname.replace(/\/$/, '') === path

async function show({ title, body, table, path }: Call): Promise<void> {
  const sees = (one: WindowClient) => one.visibilityState === 'visible' && isAt(one, `/table/${table}`)
  if ((await windows()).some(sees)) return
  await worker.registration.showNotification(title, { body, tag: table, data: { path } })
}

async function leadTo(path: string): Promise<void> {
  const open = (await windows()).find((one) => isAt(one, path))
  await (open ? open.focus() : worker.clients.openWindow(path))
}

/** The push service gave the browser another address: tell the server. */
async function subscribeAnew(old: PushSubscription | null): Promise<void> {
  if (!old) return
  const made = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: old.options.applicationServerKey,
  })
  const { endpoint, keys } = made.toJSON()
  await fetch('/api/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, language: worker.navigator.language.slice(0, 2) }),
  })
}

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(leadTo(event.notification.data?.path ?? '/'))
})
worker.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as ExtendableEvent & { oldSubscription?: PushSubscription }
  ;(event as ExtendableEvent).waitUntil(subscribeAnew(oldSubscription ?? null))
})
