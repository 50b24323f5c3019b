// Compiled in the page, which a site in production leaves to its build.
import '@angular/compiler'

import { Component, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { WALLET_MODAL_DIRECTIVES } from 'wallet-modal/types/angular'

import { modal, pay } from '../shared/modal.js'

class App {
  address = signal('none')
  paid = signal('')
  opened = signal(0)
  unsubscribe = modal.subscribeAccount(account => this.address.set(account.address ?? 'none'))

  async pay() {
    this.paid.set(await pay())
  }

  disconnect() {
    return modal.disconnect()
  }

  countOpening() {
    this.opened.set(this.opened() + 1)
  }

  ngOnDestroy() {
    this.unsubscribe()
  }
}

Component({
  selector: 'site-root',
  imports: [WALLET_MODAL_DIRECTIVES],
  template: `
    <main>
      <wallet-modal-button size="sm" [charsStart]="4" (w3m-button-open)="countOpening()" />
      <output aria-label="Account">{{ address() }}</output>
      <output aria-label="Paid">{{ paid() }}</output>
      <output aria-label="Opened">{{ opened() }}</output>
      <button (click)="pay()">Pay</button>
      <button (click)="disconnect()">Disconnect</button>
    </main>
  `,
})(App)

void bootstrapApplication(App)
