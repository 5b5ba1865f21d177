import type { Browser, Page } from '@playwright/test';
import { keepAnnouncements } from '../support/announcements';
import { makeDriver, signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

// Its own company, so that job numbers start with the first job.
test.use({ company: 'that listens' });

const VIN = 'KB042788';
const CUSTOMER = 'Autos Saint-Laurent';

async function open(browser: Browser, baseURL: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-CA',
    viewport: { width, height: 900 },
  });
  return context.newPage();
}

test('the main workflow with a screen reader', async ({ browser, product, adminApi }) => {
  const driver = await makeDriver(adminApi, 'Renée Côté');
  const desk = await open(browser, product.address, 1440);
  const told = await keepAnnouncements(desk);
  const dialog = desk.getByRole('dialog');

  await test.step('the way in', async () => {
    await desk.goto('/login');
    await expect(desk.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Sign In" [level=1]
      - textbox "Email"
      - textbox "Password"
      - button "Show password"
      - button "Sign In"
    `);
    await signIn(desk, ADMIN.email, ADMIN.password);
    await expect(desk.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to content"
      - banner:
        - button "Search jobs, VINs, customers…"
        - status: Live
        - button "Display settings"
        - button "Logout"
      - navigation "Main menu":
        - list:
          - listitem:
            - link "Dashboard"
          - listitem:
            - link "New Dispatch"
          - listitem:
            - link "Active Jobs"
          - listitem:
            - link "Completed Jobs"
        - list:
          - listitem:
            - link "Drivers"
      - main:
        - heading "Dashboard" [level=1]
        - region "To Do":
          - heading "To Do" [level=2]
        - region "Today at a glance"
        - region "Quick Actions":
          - heading "Quick Actions" [level=2]
        - region "Recent Jobs":
          - heading "Recent Jobs" [level=2]
    `);
    const menu = desk.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await told()).toContainEqual(expect.stringContaining('Welcome back!'));
  });

  await test.step('a dispatch', async () => {
    await desk.goto('/?view=new-dispatch');
    await expect(desk.getByRole('form', { name: 'Create New Dispatch Job' })).toMatchAriaSnapshot(`
      - region "Customer Information":
        - heading "Customer Information" [level=2]
        - combobox "Customer Name"
        - textbox "Email"
        - textbox "Phone"
      - region "Vehicle Information":
        - heading "Vehicle Information" [level=2]
        - radiogroup "Number of vehicles":
          - radio "Single Vehicle" [checked]
          - radio "Multiple Vehicles"
        - combobox "VIN"
        - spinbutton "Year"
        - combobox "Make and Model"
        - spinbutton "Job Price"
      - region "Pickup Location":
        - heading "Pickup Location" [level=2]
        - combobox "Address"
        - textbox "City"
        - textbox "Province"
        - textbox "Postal Code"
      - region "Drop-off Location":
        - heading "Drop-off Location" [level=2]
        - combobox "Address"
      - region "Additional Information":
        - heading "Additional Information" [level=2]
        - combobox "Driver": No driver assigned
        - textbox "Preferred Pickup Date"
        - textbox "PO Number"
        - textbox "Special Instructions"
      - complementary "Summary":
        - button "Save Dispatch Job"
        - button "Cancel"
    `);
    await desk.getByLabel('Customer Name').fill(CUSTOMER);
    const vin = desk.getByLabel('VIN', { exact: true });
    await vin.fill('KB');
    await desk.getByRole('button', { name: 'Save Dispatch Job' }).click();
    await expect(vin).toHaveAttribute('aria-invalid', 'true');
    await expect(vin).toHaveAccessibleDescription(/VIN/);
    await expect(vin).toBeFocused();
    await vin.fill(VIN);
    await desk.getByRole('button', { name: 'Save Dispatch Job' }).click();
    await expect
      .poll(told)
      .toContainEqual(expect.stringContaining('Dispatch job created successfully!'));
  });

  await test.step('its row, and the panel that assigns it', async () => {
    await desk.goto('/?view=active-jobs&layout=list');
    await expect(desk.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Active Jobs" [level=1]
      - status: 1 of 1 jobs
      - group "Layout":
        - button "Card view"
        - button "List view" [pressed]
      - searchbox "Search jobs"
      - combobox "Status":
        - option "All statuses" [selected]
      - combobox "Pickup date"
      - combobox "Driver"
      - combobox "Customer"
      - combobox "Route"
      - button "More filters"
      - table "Active Jobs":
        - rowgroup:
          - row:
            - columnheader "Job ID"
            - columnheader "Status"
            - columnheader "Customer"
            - columnheader "Route"
            - columnheader "Vehicle"
            - columnheader "Driver"
            - columnheader "Pickup date"
        - rowgroup:
          - row /JOB-000001 .* Pending ${CUSTOMER} .* ${VIN} Unassigned/:
            - cell:
              - link "JOB-000001"
            - cell "Pending"
            - cell "${CUSTOMER}"
            - cell
            - cell /${VIN}/
            - cell "Unassigned"
            - cell
            - cell:
              - button "View Details of JOB-000001"
              - button "Assign Driver to JOB-000001"
              - button "More actions for JOB-000001"
    `);
    await desk.getByRole('searchbox').fill('nothing like it');
    await expect.poll(told).toContain('0 of 1 jobs');
    await desk.getByRole('searchbox').fill(VIN);
    await desk.getByRole('button', { name: 'Assign Driver to JOB-000001' }).click();
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Assign Driver":
        - heading "Assign Driver" [level=2]
        - button "Close"
        - region "Job summary":
          - paragraph: JOB-000001
        - combobox "Driver"
        - button "Cancel"
        - button "Assign Driver"
    `);
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await dialog.getByRole('combobox', { name: 'Driver' }).fill('Ren');
    await expect(dialog.getByRole('combobox', { name: 'Driver', expanded: true })).toBeVisible();
    await desk.getByRole('option', { name: /Renée Côté/ }).click();
    await dialog.getByRole('button', { name: 'Assign Driver', exact: true }).click();
    await expect
      .poll(told)
      .toContainEqual(expect.stringContaining('Driver assigned successfully!'));
  });

  await test.step('its details', async () => {
    await desk.getByRole('link', { name: 'JOB-000001' }).click();
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Job JOB-000001":
        - heading "Job JOB-000001" [level=2]
        - button "Close"
        - region "Status":
          - heading "Status" [level=3]
          - text: /Assigned/
        - region "Driver Assignment":
          - heading "Driver Assignment" [level=3]
          - link "Renée Côté"
          - button "Change Driver"
        - region "Pickup and drop-off":
          - heading "Pickup and drop-off" [level=3]
        - region "VIN":
          - heading "VIN" [level=3]
          - button /Copy VIN/
        - region "Job Information":
          - heading "Job Information" [level=3]
        - region "Customer Information":
          - heading "Customer Information" [level=3]
        - region "Vehicle Information":
          - heading "Vehicle Information" [level=3]
          - region "Vehicles (1)":
            - heading "Vehicles (1)" [level=4]
        - region "Special Instructions":
          - heading "Special Instructions" [level=3]
        - region "Report":
          - heading "Report" [level=3]
          - link "Download Everything"
          - table "Report"
        - region "Pickup Location":
          - heading "Pickup Location" [level=3]
        - region "Dropoff Location":
          - heading "Dropoff Location" [level=3]
        - region "Activity":
          - heading "Activity" [level=3]
        - button "Mark Completed"
        - button "Edit"
    `);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('the driver’s part of it', async () => {
    const phone = await open(browser, product.address, 390);
    const heard = await keepAnnouncements(phone);
    await signIn(phone, driver.email, driver.password);
    await expect(phone.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to content"
      - banner:
        - heading "Driver Portal" [level=1]
        - button "Settings"
      - main:
        - heading "Hello, Renée!" [level=2]
        - status: You have 1 active job.
        - group "My jobs":
          - button "New Assignments 1" [pressed]
          - button "In Transit 0"
          - button "Completed 0"
        - 'article "Job #1"':
          - 'heading "Job #1" [level=3]'
          - paragraph: JOB-000001
          - text: Ready for Pickup
          - link "View Job Details"
    `);
    await phone.getByRole('link', { name: 'View Job Details' }).click();
    await expect(phone.locator('body')).toMatchAriaSnapshot(`
      - main:
        - heading "JOB-000001" [level=1]
        - status: Ready for Pickup
        - heading "UNIT TO HAUL" [level=2]
        - heading "CUSTOMER" [level=2]
        - heading "PICKUP LOCATION" [level=2]
        - heading "DELIVERY LOCATION" [level=2]
        - button "Add a note"
        - button "VEHICLE LOADED - START TRANSPORT"
    `);
    await phone.getByRole('button', { name: 'VEHICLE LOADED - START TRANSPORT' }).click();
    await expect.poll(heard).toContain('In Transit');
    await phone.getByRole('button', { name: 'VEHICLE DELIVERED - COMPLETE JOB' }).click();
    await expect(phone.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Complete Delivery":
        - heading "Complete Delivery" [level=2]
        - paragraph: JOB-000001
        - textbox "Completion Notes (Optional)"
        - button "Complete Delivery"
        - button "Cancel"
    `);
    await phone.getByRole('button', { name: 'Complete Delivery' }).click();
    await expect.poll(heard).toContain('Delivered');
    await expect
      .poll(heard)
      .toContainEqual(expect.stringContaining('Delivery completed successfully!'));
    await phone.context().close();
  });

  await test.step('the driver report and the billing', async () => {
    await desk.goto('/?view=completed-jobs&layout=list');
    const mark = 'Mark Driver Report Received for JOB-000001';
    await expect(desk.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Completed Jobs" [level=1]
      - status: 1 job
      - searchbox "Search completed jobs"
      - table "Completed Jobs":
        - rowgroup
        - rowgroup:
          - row /JOB-000001 .* ${VIN} ${CUSTOMER} Renée Côté/:
            - cell "${mark}":
              - button "${mark}"
    `);
    await desk.getByRole('button', { name: mark }).click();
    await expect
      .poll(told)
      .toContainEqual(expect.stringContaining('Job moved to Billing Management for processing.'));
    await desk.goto('/billing');
    await expect(desk.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Billing Management" [level=1]
      - status: /^1 job · .* to be billed$/
      - searchbox "Search billing jobs"
      - switch "Show all billing jobs"
      - region "Billing at a glance"
      - article "JOB-000001":
        - link "JOB-000001"
        - group "Billing of JOB-000001":
          - checkbox "Driver Report Received" [checked]
          - checkbox "Billing Complete"
    `);
    // The job leaves the list when the box is ticked, and check() would wait for the box.
    await desk.getByRole('checkbox', { name: 'Billing Complete' }).click();
    await expect.poll(told).toContainEqual(expect.stringContaining('Billing complete. JOB-000001'));
    await expect.poll(told).toContainEqual(expect.stringMatching(/^0 jobs · .* to be billed$/));
  });
});
