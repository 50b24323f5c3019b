import { css } from 'lit'

/** Styles of `<w3m-modal>`: a dialog over the page, a sheet at the bottom of phones, or a panel in the page. */
export const modal = css`
  :host {
    position: relative;
    z-index: var(--w3m-z-index, 999);
  }
  dialog {
    position: fixed;
    z-index: var(--w3m-z-index, 999);
    inset: 0;
    place-items: center;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100%; /* unlike the viewport's units, whatever the page's zoom */
    max-block-size: none;
    margin: 0;
    padding: var(--w3m-space-4);
    overflow: hidden;
    overscroll-behavior: contain;
    border: 0;
    outline: none;
    writing-mode: horizontal-tb; /* whatever the page's is */
    background: var(--w3m-color-overlay);
    pointer-events: auto;
    visibility: visible;
  }
  dialog.shown {
    display: grid;
    animation: fade 150ms ease-out;
  }
  dialog::backdrop {
    background: none;
  }
  .panel {
    position: relative;
    display: flex;
    flex-direction: column;
    inline-size: 100%;
    max-inline-size: 360px;
    max-block-size: min(100%, 720px);
    overflow: hidden;
    border-radius: min(var(--w3m-radius-9), 54px); /* larger radii would clip the buttons in the corners */
    background: var(--w3m-color-background);
    box-shadow:
      0 16px 48px var(--w3m-color-shadow),
      0 0 0 1px var(--w3m-color-border);
  }
  dialog.shown .panel {
    animation: rise 150ms var(--w3m-ease-out);
  }
  section.panel {
    max-block-size: none;
    box-shadow: 0 0 0 1px var(--w3m-color-border);
  }
  .body {
    margin-block-start: -4px; /* space for the focus ring of the first element */
    padding-block-start: 4px;
    flex: 0 1 auto;
    min-block-size: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--w3m-color-pressed) transparent;
  }
  .grab {
    display: none;
  }
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
  @keyframes rise {
    from {
      translate: 0 8px;
      scale: 0.98;
    }
  }
  @media (max-width: 430px) {
    dialog {
      place-items: end center;
      padding: clamp(var(--w3m-space-4), 9dvh, var(--w3m-space-16)) 0 0; /* the page stays visible above the sheet */
    }
    dialog .panel {
      max-inline-size: none;
      max-block-size: 100%;
      padding-block-end: env(safe-area-inset-bottom, 0);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    dialog .handle {
      touch-action: none;
    }
    dialog .grab {
      position: absolute;
      z-index: 1;
      inset-block-start: var(--w3m-space-2);
      inset-inline-start: calc(50% - 18px);
      display: block;
      inline-size: 36px;
      block-size: 4px;
      border-radius: var(--w3m-radius-full);
      background: var(--w3m-color-pressed);
    }
    dialog w3m-header {
      padding-block-start: var(--w3m-space-2);
      block-size: 68px;
    }
    dialog w3m-snack-bar {
      inset-block-start: 60px;
    }
    @keyframes rise {
      from {
        translate: 0 100%;
      }
    }
  }
  @media (prefers-reduced-motion: reduce) {
    dialog.shown {
      animation: fade 80ms ease-out !important;
    }
  }
  @media (forced-colors: active) {
    .panel {
      border: 1px solid CanvasText;
    }
  }
`
