// Putting words where they can be pasted.

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copyByHand(text)
  }
}

/** Pages without https may not use the clipboard; the old way still works there. */
function copyByHand(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  // what lies outside of an open dialog cannot be selected
  const home = document.querySelector('dialog:modal') ?? document.body
  home.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
